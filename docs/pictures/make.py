"""Makes the pictures of the docs anew, from the running program: ``make pictures``.

A second run gives the same pictures: the games in them are seeded, and stand in the database as rows.
"""

from browser import browser_pictures
from terminal import terminal_pictures
from venetia import venetia_pictures

if __name__ == "__main__":
    for make in (terminal_pictures, browser_pictures, venetia_pictures):
        for path in make():
            print(path)

#!/bin/sh
# The tests drive a real PostgreSQL and a real Chromium. Where they are missing, Debian's packages bring them.
set -eu

missing=
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="$missing postgresql"
command -v chromium >/dev/null 2>&1 || missing="$missing chromium"
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null 2>&1; then
    echo "The tests need PostgreSQL's server programs and Chromium; missing here:$missing" >&2
    exit 1
fi
as_root=
[ "$(id -u)" -eq 0 ] || as_root="sudo"
echo "Installing$missing for the tests ..."
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq
# shellcheck disable=SC2086  # a list of names
$as_root apt-get install -y -qq --no-install-recommends $missing >/dev/null

import { describe, expect, it } from 'vitest';
import { followLinks, pageOf, router, secretIn } from './router.svelte';

const at = (path: string) => new URL(path, 'http://house');

describe('addresses', () => {
  it('name pages', () => {
    expect(pageOf(at('/'))).toEqual({ page: 'lobby' });
    expect(pageOf(at('/table/k3v#join=secret'))).toEqual({ page: 'table', id: 'k3v' });
    expect(pageOf(at('/rules/magnifico#MAG-5.3'))).toEqual({
      page: 'rules',
      game: 'magnifico',
      clause: 'MAG-5.3',
    });
    expect(pageOf(at('/nowhere/at/all'))).toEqual({ page: 'lost' });
    expect(pageOf(at('/table'))).toEqual({ page: 'lost' });
  });

  it('name a moment and eyes of a replay', () => {
    expect(pageOf(at('/replay/k3v?at=57&eyes=-1'))).toEqual({
      page: 'replay',
      id: 'k3v',
      at: 57,
      eyes: -1,
      line: null,
      wonder: false,
    });
    expect(pageOf(at('/replay/k3v?at=soon'))).toMatchObject({
      page: 'replay',
      id: 'k3v',
      at: null,
      eyes: null,
    });
    expect(pageOf(at('/replay/k3v?line=12&if=yes'))).toMatchObject({ line: 12, wonder: true });
  });

  it('carry secrets behind the hash', () => {
    expect(secretIn(at('/table/k3v#join=secret'), 'join')).toBe('secret');
    expect(secretIn(at('/table/k3v'), 'join')).toBeNull();
  });
});

describe('links', () => {
  function click(href: string): MouseEvent {
    document.body.innerHTML = `<a href="${href}">there</a>`;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 });
    document.addEventListener('click', followLinks, { once: true });
    document.querySelector('a')?.dispatchEvent(event);
    return event;
  }

  it('of this site turn the page without loading', () => {
    window.scrollTo = () => undefined;
    expect(click('/table/k3v').defaultPrevented).toBe(true);
    expect(router.page).toEqual({ page: 'table', id: 'k3v' });
  });

  it('to the interface of the server are left to the browser', () => {
    expect(click('/api/tables/k3v/record?eyes=0').defaultPrevented).toBe(false);
    expect(router.page).toEqual({ page: 'table', id: 'k3v' });
  });
});

import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { Fields } from './fields.svelte';

test('only who reads a changed field is called', () => {
  const fields = new Fields<Record<string, unknown>>({ round: 1, hand: [1, 2] });
  const heard: unknown[] = [];
  const leave = $effect.root(() => {
    $effect(() => void heard.push(fields.now['round']));
    $effect(() => void heard.push(fields.now['hand']));
  });
  flushSync();
  expect(heard.splice(0)).toEqual([1, [1, 2]]);
  fields.now = { round: 2, hand: [1, 2] };
  flushSync();
  expect(heard.splice(0)).toEqual([2]);
  fields.now = { round: 2, hand: [1, 2] };
  flushSync();
  expect(heard).toEqual([]);
  leave();
});

test('other names, or no record at all, are told as well', () => {
  const fields = new Fields<Record<string, unknown> | null>(null);
  const heard: unknown[] = [];
  const leave = $effect.root(() => {
    $effect(() => void heard.push(fields.now && { ...fields.now }));
  });
  flushSync();
  for (const next of [{ a: 1 }, { a: 1, b: 2 }, { b: 2 }, null]) {
    fields.now = next;
    flushSync();
  }
  expect(heard).toEqual([null, { a: 1 }, { a: 1, b: 2 }, { b: 2 }, null]);
  leave();
});

import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../api/shapes';
import { appended, since } from './log';

const event = (message: string): LogLine => ({ message, about: {} });
const log = ['one', 'two', 'three'].map(event);

describe('the log', () => {
  it('grows by the events of a frame', () => {
    const news = { keep: 3, events: [event('four')] };
    expect(appended(log, news).map((line) => line.message)).toEqual(['one', 'two', 'three', 'four']);
  });

  it('loses what was taken back', () => {
    expect(appended(log, { keep: 1, events: [] }).map((line) => line.message)).toEqual(['one']);
  });

  it('begins anew with a new socket', () => {
    expect(appended(log, { keep: 0, events: [event('all')] }).map((line) => line.message)).toEqual(['all']);
  });

  it('tells what is new since a moment, even where the log has become shorter', () => {
    expect(since(log, 2).map((line) => line.message)).toEqual(['three']);
    expect(since(log, 9)).toEqual([]);
  });
});

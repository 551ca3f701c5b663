import { expect, test } from 'vitest';
import { eventsIn } from './posted-stream.ts';

test('events are read whole, in whatever pieces they come', () => {
  const text = 'event: resync\ndata: {}\n\nevent: change\ndata: {"topic":"line"}\n\n';
  const seen: string[] = [];
  let rest = '';
  for (const letter of text) {
    const read = eventsIn(rest + letter);
    rest = read.rest;
    seen.push(...read.events.map(({ name, data }) => `${name} ${data}`));
  }
  expect(seen).toEqual(['resync {}', 'change {"topic":"line"}']);
  expect(rest).toBe('');
});

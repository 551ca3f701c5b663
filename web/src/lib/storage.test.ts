import { afterEach, expect, test, vi } from 'vitest';
import { forgetDrafts, keepDraft, readDraft, readJson, writeJson } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

function storageHolding(entries: Record<string, string>): Map<string, string> {
  const held = new Map(Object.entries(entries));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
  return held;
}

test('a written value is read back, and writing null removes it', () => {
  const held = storageHolding({});
  writeJson('authUser', { email: 'maya@example.com' });
  expect(readJson('authUser')).toEqual({ email: 'maya@example.com' });
  writeJson('authUser', null);
  expect(held.has('authUser')).toBe(false);
});

test('values of another version and forbidden storage count as empty', () => {
  storageHolding({ authUser: '{"email":' });
  expect(readJson('authUser')).toBeNull();

  const refuse = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readJson('authUser')).toBeNull();
  expect(() => writeJson('authUser', {})).not.toThrow();
});

test('drafts of the person who signs out are not there for the next one at this browser', () => {
  const held = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    clear: () => held.clear(),
  });
  keepDraft('bug-report', { description: 'Our gate code is 1234.' });
  forgetDrafts();
  expect(readDraft('bug-report')).toEqual({});
});

import { beforeEach, expect, it, vi } from 'vitest';
import { forgetJoiningDraft, keepJoiningDraft, readJoiningDraft } from './joining-draft.ts';
import { emptyJoining } from './joining-values.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

const jonas = {
  ...emptyJoining('jonas@example.org'),
  firstName: 'Jonas',
  vehicleYear: '2025',
  emergencyContact: 'Lena, 212 555 0178',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

it('keeps the typed values of one invitation until they are sent, but no password', () => {
  keepJoiningDraft('harbor', jonas);
  const { firstName, vehicleYear, emergencyContact } = jonas;
  expect(readJoiningDraft('harbor')).toMatchObject({ firstName, vehicleYear, emergencyContact });
  expect([...kept.values()].join()).not.toContain('correct horse');
  expect(readJoiningDraft('quay')).toEqual({});
  forgetJoiningDraft();
  expect(readJoiningDraft('harbor')).toEqual({});
});

it('fills the form in again, for the invited address, and keeps a corrected name beside a provider’s', () => {
  keepJoiningDraft('harbor', jonas);
  const draft = readJoiningDraft('harbor');
  expect(emptyJoining('new@example.org', null, draft)).toMatchObject({
    email: 'new@example.org',
    firstName: 'Jonas',
    emergencyContact: jonas.emergencyContact,
    password: '',
  });
  const identity = {
    provider: 'google',
    email: 'jonas@example.org',
    firstName: 'J.',
    lastName: 'Brandt',
    action: 'invitation',
    next: 'register',
    hasPassword: false,
    subscriptionPlan: null,
    returnUrl: null,
  } as const;
  expect(emptyJoining('jonas@example.org', identity, draft)).toMatchObject({
    firstName: 'Jonas',
    lastName: 'Brandt',
    provider: 'google',
  });
});

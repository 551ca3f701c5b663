import { beforeEach, expect, it, vi } from 'vitest';
import { registrationDraft } from './registration-draft.ts';
import { emptyRegistration } from './registration-form.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps the typed values until they are sent, except passwords, consent and the provider’s data', () => {
  registrationDraft.keep({
    ...emptyRegistration(),
    firstName: 'Dana',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    acceptTerms: true,
    provider: 'google',
  });
  const draft = registrationDraft.read();
  expect(draft.firstName).toBe('Dana');
  for (const secret of ['password', 'confirmPassword', 'acceptTerms', 'provider'])
    expect(draft).not.toHaveProperty(secret);
  registrationDraft.forget();
  expect(registrationDraft.read()).toEqual({});
});

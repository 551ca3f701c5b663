import { createHmac } from 'node:crypto';
import { isSameSecret } from '../same-secret.ts';

export type SignedForm = { url: string; fields: Readonly<Record<string, string>> };

/** What Twilio signs its requests with: the address that it was told, then each field with its value, by name. */
export function twilioSignature(authToken: string, { url, fields }: SignedForm): string {
  const names = Object.keys(fields).sort();
  const signed = url + names.map((name) => name + fields[name]).join('');
  return createHmac('sha1', authToken).update(signed).digest('base64');
}

export const isSignedByTwilio = (authToken: string, form: SignedForm, signature: string): boolean =>
  isSameSecret(signature, twilioSignature(authToken, form));

import * as z from 'zod';
import type { Said } from './texts.ts';

/** The domain may also be written in letters of other scripts: `müller.example` is `xn--mller-kva.example`. */
const DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u;
const asUrl = z.url({ normalize: true });

const LOCAL = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60-]+`;
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const ADDRESS = new RegExp(
  String.raw`^(?!.{255})(?=[^@]{1,64}@)${LOCAL}(?:\.${LOCAL})*@(?:${LABEL}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$`,
  'u',
);

/**
 * The one form in which an address is stored and compared: lower case, and the domain in the letters that mail servers
 * and the email fields of browsers use. What is no address stays as it is.
 */
export function addressInOneForm(text: string): string {
  const address = text.trim().normalize('NFC').toLowerCase();
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 0 || !DOMAIN.test(domain)) return address;
  const url = asUrl.safeParse(`http://${domain}/`).data;
  return url ? `${address.slice(0, at)}@${url.slice('http://'.length, -1)}` : address;
}

/** An email address, whatever mail servers accept: `ada@müller.example`, `r&d@firm.example`, `o'hara+ev@firm.example`. */
export const emailAddress = (invalid: Said, missing: Said = invalid) =>
  z
    .string({ error: missing })
    .max(1000, { error: invalid })
    .overwrite(addressInOneForm)
    .min(1, { error: missing })
    .pipe(z.email({ pattern: ADDRESS, error: invalid }));

import { m } from '@chargerota/messages';
import * as z from 'zod';
import { askedPassword } from './passwords.ts';
import { phone } from '../phones.ts';

export const phoneToConfirm = z.strictObject({ phone, ...askedPassword });

export const phoneCode = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, { error: () => m.refusalsFields.pleaseEnterTheSixDigits }),
});

import { getSystemErrorMap } from 'node:util';
import { errorCode } from './database/errors.ts';

const byCode = new Map(getSystemErrorMap().values());

/** Why the operating system refused something, in its words and by its code: `no space left on device, ENOSPC`. */
export function systemReason(error: unknown): string {
  const code = errorCode(error) ?? '';
  const words = byCode.get(code);
  return words ? `${words}, ${code}` : code;
}

import { STATUS_OF } from '@chargerota/contract';
import { violationStatus } from '@chargerota/domain';
import type { ViolationCode } from '@chargerota/domain';
import { expect, test } from 'vitest';
import { ERROR_OF_VIOLATION } from './rule-refusal.ts';

test('each broken rule is refused with the status of its place in the order of refusals', () => {
  const codes = Object.keys(ERROR_OF_VIOLATION) as ViolationCode[];
  const answered = codes.map((code) => [code, STATUS_OF[ERROR_OF_VIOLATION[code]]]);
  expect(answered).toEqual(codes.map((code) => [code, violationStatus(code)]));
});

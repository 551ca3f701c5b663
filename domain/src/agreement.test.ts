import { expect, test } from 'vitest';
import { agreementText, usualAgreement } from './agreement.ts';

test.each([
  ['none where none is required', false, 'Be kind.', null],
  ['the organization’s own', true, 'Be kind.', 'Be kind.'],
  ['the usual one without an own text', true, null, usualAgreement('Harbor House')],
])('a new member accepts %s', (_, requiresAgreement, customAgreementText, text) => {
  expect(agreementText({ name: 'Harbor House', requiresAgreement, customAgreementText })).toBe(text);
});

import { errorMessage } from '@chargerota/contract/errors';
import { expect, test } from 'vitest';
import { wayOutOf } from './way-out-words.ts';

test('the refusal without a subscription names its way out itself, so that its words can lead there', () => {
  expect(errorMessage('subscription_required')).toContain(wayOutOf('subscription_required', '/')?.label);
});

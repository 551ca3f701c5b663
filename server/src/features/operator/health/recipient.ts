import { email, type HealthService } from '@chargerota/contract';
import { invalidInput } from '../../../platform/http/domain-error.ts';
import { phoneNumber } from '../../notifications/channels/phone-number.ts';

/**
 * Where a trial is sent, in its one form; empty where nothing is sent.
 * @throws DomainError invalid_input
 */
export function recipientOf(service: HealthService, given = ''): string {
  if (service === 'mail') {
    const address = email.safeParse(given);
    return address.success ? address.data : refuse('Please enter a valid email address');
  }
  if (service === 'sms')
    return (
      phoneNumber(given) ?? refuse('Please enter a number with its country code, such as +1 415 555 0134')
    );
  return '';
}

function refuse(message: string): never {
  throw invalidInput('to', message);
}

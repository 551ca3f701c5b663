import { passwordChanged } from './passwords/mails.ts';
import { emailChangeBegun, emailChanged } from './profile/mails.ts';
import { providerConnected, providerDisconnected } from './providers/mails.ts';

/** The feature's templates. */
export const accountMails = [
  emailChangeBegun,
  emailChanged,
  passwordChanged,
  providerConnected,
  providerDisconnected,
];

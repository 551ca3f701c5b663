import { newId } from '../src/platform/database/ids.ts';

/** What a person enters to get an account with a password, by default under an address of their own. */
export const newPerson = ({
  email = `ines.${newId()}@example.org`,
  password = 'plugged in since 2019',
}: { email?: string; password?: string } = {}) => ({
  firstName: 'Ines',
  lastName: 'Okafor',
  email,
  phone: '+1 212 555 0142',
  password,
  confirmPassword: password,
});

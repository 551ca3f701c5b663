import type { Messages } from '../../en/index.ts';

export const accountsRegistration = {
  ifYourAccountWasMade:
    'If your account was made but its organisation was not, finish your registration here.',
  signInOrRegister:
    '<signIn>Sign in</signIn> if you have registered already, or <register>register</register> a new organisation.',
  thisSetsUpYourOrganization: 'This sets up your organisation and starts its free trial.',
  organizationName: 'Organisation name',
  theAccountOfEmailIs: ({ email }) => `The account of ${email} is waiting for its organisation.`,
  yourAccountWasCreatedBut:
    'Your account was created but organisation setup failed. You can complete registration later.',
  yourAccountAndYourOrganization:
    'Your account and your organisation in one step. Members don’t register here: they join through an invitation from you.',
  organizationCreated: 'Organisation Created',
  organizationCreatedSuccessfully: 'Organisation Created Successfully',
  yourOrganization: 'Your organisation',
} satisfies Partial<Messages['accountsRegistration']>;

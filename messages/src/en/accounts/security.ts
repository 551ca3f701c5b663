export const accountsSecurity = {
  // accounts/security/words.ts
  /** In a list of ways to sign in: “You sign in with your password, Google, and Apple.” */
  yourPassword: 'your password',
};

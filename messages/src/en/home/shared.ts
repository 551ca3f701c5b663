export const home = {
  // home/screens/not-found.tsx
  /** `code` is 404, in large figures. */
  pageNotFound: '{code} Page Not Found',
  thereIsNoPageAt: 'There is no page at this address. It may have moved, or the link was cut short.',
  backToHome: 'Back to Home',
  didOneOfOurLinks: 'Did one of our links bring you here? <a>Report this</a>',
};

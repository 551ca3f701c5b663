export const sentClosures = {
  // reservations/closures/make-closure.ts
  theEndIsNotAfter: 'The end is not after the beginning.',
  thisTimeIsOver: 'This time is over already.',
  atMostAYear: 'A closure lasts at most a year.',
};

export const displays = {
  // displays/api.ts
  noLinkWasMade: 'No link was made',
  theLinkCouldNotBe: 'The link could not be made.',
  theLinkStillWorks: 'The link still works',
  itCouldNotBeRevoked: 'It could not be revoked.',
};

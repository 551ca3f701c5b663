import type { Messages } from '../../en/index.ts';

export const displays = {
  noLinkWasMade: 'Es wurde kein Link erstellt',
  theLinkCouldNotBe: 'Der Link konnte nicht erstellt werden.',
  theLinkStillWorks: 'Der Link funktioniert noch',
  itCouldNotBeRevoked: 'Er konnte nicht widerrufen werden.',
} satisfies Messages['displays'];

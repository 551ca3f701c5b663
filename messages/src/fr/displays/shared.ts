import type { Messages } from '../../en/index.ts';

export const displays = {
  noLinkWasMade: 'Aucun lien n’a été créé',
  theLinkCouldNotBe: 'Impossible de créer le lien.',
  theLinkStillWorks: 'Le lien fonctionne toujours',
  itCouldNotBeRevoked: 'Impossible de le révoquer.',
} satisfies Messages['displays'];

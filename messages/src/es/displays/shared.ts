import type { Messages } from '../../en/index.ts';

export const displays = {
  noLinkWasMade: 'No se ha creado el enlace',
  theLinkCouldNotBe: 'No se ha podido crear el enlace.',
  theLinkStillWorks: 'El enlace sigue funcionando',
  itCouldNotBeRevoked: 'No se ha podido revocar.',
} satisfies Messages['displays'];

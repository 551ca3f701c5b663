import type { Messages } from '../../en/index.ts';

export const displays = {
  noLinkWasMade: 'Er is geen link gemaakt',
  theLinkCouldNotBe: 'De link kon niet worden gemaakt.',
  theLinkStillWorks: 'De link werkt nog',
  itCouldNotBeRevoked: 'Hij kon niet worden ingetrokken.',
} satisfies Messages['displays'];

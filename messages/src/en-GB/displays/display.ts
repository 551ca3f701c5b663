import type { Messages } from '../../en/index.ts';

export const displaysDisplay = {
  openTheAddressThatAn: 'Open the address that an administrator of your organisation has made for it.',
  itWasRevokedOrIs:
    'It was revoked, or is incomplete. An administrator of your organisation can make a new one.',
} satisfies Partial<Messages['displaysDisplay']>;

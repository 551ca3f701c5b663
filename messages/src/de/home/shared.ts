import type { Messages } from '../../en/index.ts';

export const home = {
  pageNotFound: '{code} Seite nicht gefunden',
  thereIsNoPageAt:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link wurde abgeschnitten.',
  backToHome: 'Zurück zur Startseite',
  didOneOfOurLinks: 'Hat dich einer unserer Links hierhergeführt? <a>Melde es</a>',
} satisfies Messages['home'];

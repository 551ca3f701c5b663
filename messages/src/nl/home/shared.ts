import type { Messages } from '../../en/index.ts';

export const home = {
  pageNotFound: '{code} Pagina niet gevonden',
  thereIsNoPageAt: 'Op dit adres is geen pagina. Misschien is die verplaatst of is de link afgebroken.',
  backToHome: 'Naar startpagina',
  didOneOfOurLinks: 'Kwam je hier via een van onze links? <a>Meld dit</a>',
} satisfies Messages['home'];

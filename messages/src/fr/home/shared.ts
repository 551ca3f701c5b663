import type { Messages } from '../../en/index.ts';

export const home = {
  pageNotFound: '{code} Page introuvable',
  thereIsNoPageAt:
    'Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien est incomplet.',
  backToHome: 'Retour à la page d’accueil',
  didOneOfOurLinks: 'Vous avez suivi un de nos liens ? <a>Signaler le problème</a>',
} satisfies Messages['home'];

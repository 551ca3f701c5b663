import type { Messages } from '../../en/index.ts';

export const displaysLinks = {
  language: 'Langue',
  asTheOrganization: 'Celle de l’organisation',
  secondLanguage: 'Deuxième langue',
  theyAreShownByTurns: 'Les deux s’affichent tour à tour.',
  noSecondLanguage: 'Aucune',
  copyLink: 'Copier le lien',
  yourBrowserDidNotAllow:
    'Votre navigateur ne l’a pas permis. Le lien est sélectionné : copiez-le à partir de là.',
  onATabletScanThis:
    'Sur une tablette, scannez ceci avec l’appareil photo. Sur un téléviseur, collez le lien dans le navigateur ou envoyez-le-lui.',
  displayLink: 'Lien de l’écran',
  anyoneWithThisLinkSees: 'Toute personne qui a ce lien voit l’écran. S’il se perd, révoquez-le.',
  openDisplay: 'Ouvrir l’écran',
  notOpenedYet: 'Pas encore ouvert',
  onNow: 'Allumé',
  lastSeenTodayTime: ({ time }) => `Vu aujourd’hui, ${time}`,
  lastSeenDay: ({ day }) => `Vu le ${day}`,
  wallDisplays: 'Écrans d’affichage',
  makeLink: 'Créer un lien',
  aLinkCanBeMade: 'Un lien peut être créé dès qu’il y a un site.',
  aNewLinkCanBe: 'Un nouveau lien peut être créé dès qu’un site est en service.',
  aTelevisionOrTabletAt:
    'Un téléviseur ou une tablette à l’entrée montre les bornes d’un site, en direct et sans connexion à un compte. Toute personne qui a son lien voit ce que les membres voient les uns des autres, et rien de plus.',
  theDisplaysCouldNotBe: 'Impossible d’afficher les écrans',
  theyGoOnShowingTheir: 'Ils continuent d’afficher leurs bornes.',
  withNames: 'avec les noms',
  withoutNames: 'sans les noms',
  madeDay: ({ day }) => `Créé le ${day}`,
  revokeTheLinkOfName: ({ name }) => `Révoquer le lien de l’écran ${name}`,
  linkRevoked: 'Lien révoqué',
  nameNoLongerShowsAnything: ({ name }) => `L’écran ${name} n’affiche plus rien.`,
  revokeTheLinkOfNameQuestion: ({ name }) => `Révoquer le lien de l’écran ${name} ?`,
  everyScreenThatItIs:
    'Chaque écran où il est ouvert indique aussitôt qu’il n’est plus valide. Le lien ne peut pas être rétabli ; un nouveau lien a une autre adresse.',
  asTheDevice: 'Comme l’appareil',
  light: 'Clair',
  dark: 'Sombre',
  nameDisplayLink: ({ name }) => `${name} : lien de l’écran`,
  openItOnTheTelevision:
    'Ouvrez-le sur le téléviseur ou la tablette, et faites-en la page de démarrage. Il ne sera plus affiché.',
  giveTheDisplayAName: 'Donnez un nom à l’écran, par exemple l’endroit où il se trouve.',
  makeADisplayLink: 'Créer un lien d’écran',
  sayWhereItHangs: 'Indiquez où il se trouve.',
  garageEntrance: 'Entrée du parking',
  showWhoHasACharger:
    'Montrer qui occupe une borne<span>Prénom et initiale, tant que vos paramètres de confidentialité permettent aux membres de voir les noms. Les visiteurs les voient aussi.</span>',
  colors: 'Couleurs',
} satisfies Messages['displaysLinks'];

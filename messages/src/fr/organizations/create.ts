import type { Messages } from '../../en/index.ts';

export const organizationsCreate = {
  yourSessionHasExpiredPlease: 'Votre session a expiré. Actualisez la page et réessayez.',
  unauthorized: 'Accès non autorisé',
  failedToCreateOrganization: 'Impossible de créer l’organisation',
  failedToUpdateProfilePlease: 'Impossible de modifier le profil. Réessayez.',
  creating: 'Création…',
  freeForDays: ({ days }) => `Gratuit pendant ${days} jours.`,
  labelAmountAMonth: ({ label, amount }) => `${label}, ${amount} par mois`,
  organizationCreatedSuccessfully: 'Organisation créée',
  youAreNowTheAdministrator:
    'Vous avez maintenant le rôle d’administrateur : vous pouvez inviter des membres et ajouter des sites.',
  ok: 'OK',
  organizationDetails: 'Informations sur l’organisation',
  membersMustAcceptAnAgreement: 'Les membres doivent accepter une charte pour rejoindre l’organisation',
  agreementText: 'Texte de la charte',
  peopleSeeItWithThe:
    'Les personnes invitées le voient avec l’invitation, avant d’accepter. Si vous laissez ce champ vide, la charte standard s’affiche.',
  completeYourProfile: 'Complétez votre profil',
  peopleYouInviteSeeYour: 'Les personnes que vous invitez voient votre nom.',
  firstName: 'Prénom',
  atLeast10Digits: 'Au moins 10 chiffres.',
  invitedPeopleAndYourMembers:
    'Visible partout pour les personnes invitées et vos membres. Les factures déjà émises gardent l’ancien nom.',
  invitedPeopleReadItOn: 'Les personnes invitées la lisent sur l’invitation, vos membres sur leur accueil.',
  invitedPeopleAndYourMembersSee: 'Visible pour les personnes invitées et vos membres.',
  yourMembersSeeItOn: 'Visible pour vos membres, sur leur accueil.',
  yourMembersSeeItOnTheir: 'Visible pour vos membres, sur leur accueil. Chaque site a sa propre adresse.',
  organizationName: 'Nom de l’organisation',
  contactEmail: 'E-mail de contact',
  contactPhone: 'Téléphone de contact',
  yourLocationsStartWithIt: 'Vos sites commencent avec ce fuseau ; chacun peut avoir le sien.',
} satisfies Messages['organizationsCreate'];

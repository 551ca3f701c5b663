import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsRegistration = {
  registrationFailed: 'Échec de l’inscription',
  thereWasAnErrorSubmitting: 'Une erreur est survenue lors de l’envoi de votre inscription.',
  failedToCheckRegistrationStatus: 'Impossible de vérifier l’état de l’inscription. Réessayez.',
  completeRegistration: 'Terminer l’inscription',
  ifYourAccountWasMade:
    'Si votre compte a été créé mais pas son organisation, terminez votre inscription ici.',
  yourRegistration: 'Votre inscription',
  signInIfYouHave: '<signIn>Connectez-vous</signIn> si vous avez déjà un compte.',
  signInOrRegister:
    '<signIn>Connectez-vous</signIn> si vous avez déjà un compte, ou <register>inscrivez</register> une nouvelle organisation.',
  registrationCompletedSuccessfully: 'Inscription terminée !',
  nextAddALocation: 'Ajoutez maintenant un site et invitez vos membres.',
  signInThenAddALocation: 'Connectez-vous, puis ajoutez un site et invitez vos membres.',
  theOneThatYouChose: 'Celui que vous avez choisi lors de votre inscription.',
  registeredWithGoogleOrApple:
    'Inscription avec Google ou Apple ? <a>Connectez-vous</a> d’abord ; le mot de passe n’est alors pas nécessaire ici.',
  youKeepThePlanThat:
    'Vous gardez la formule choisie lors de votre inscription, sauf si vous en choisissez une ici.',
  keepThePlanThatI: 'Garder la formule choisie lors de mon inscription',
  finish: 'Terminer',
  youAreSignedInAs: 'Votre session est ouverte avec {email} : le mot de passe n’est pas nécessaire.',
  thisSetsUpYourOrganization: 'Votre organisation est alors créée et son essai gratuit commence.',
  completing: 'Finalisation…',
  thatIsNotThePassword: 'Ce n’est pas le mot de passe de ce compte.',
  enterThePasswordOfThis: 'Saisissez le mot de passe de ce compte, ou connectez-vous d’abord.',
  failedToCompleteRegistrationPlease: 'Impossible de terminer l’inscription. Réessayez.',
  failedToCompleteRegistration: 'Impossible de terminer l’inscription',
  nothingIsLostYourAccount: 'Rien n’est perdu : votre compte reste tel quel.',
  pricePerMonth: '{price} <unit>par mois</unit>',
  freeForDays: ({ days }) =>
    `Gratuit pendant ${days} jours. La recharge elle-même est gratuite pour les membres.`,
  unlimited: {
    locations: 'Sites illimités',
    members: 'Membres illimités',
    chargers: 'Bornes illimitées par site',
  },
  upTo: {
    locations: ({ count }) =>
      plural(count, { one: `${number(count)} site`, other: `Jusqu’à ${number(count)} sites` }),
    members: ({ count }) =>
      plural(count, { one: `${number(count)} membre`, other: `Jusqu’à ${number(count)} membres` }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} borne par site`,
        other: `Jusqu’à ${number(count)} bornes par site`,
      }),
  },
  yourName: 'Votre nom',
  organizationName: 'Nom de l’organisation',
  ifYouLeaveItEmpty: ({ name }) => `Si vous laissez ce champ vide, ce sera « ${name} ».`,
  yourLocationsStartWithIt: 'Repris au départ pour vos sites ; chacun peut avoir le sien.',
  asAnAdministratorYouManage:
    'En tant qu’administrateur, vous gérez vos membres et vos sites. Le service organise les réservations ; il ne règle pas les litiges entre utilisateurs et est fourni sans garantie.',
  iAcceptTheTerms:
    'J’accepte les <terms>conditions d’utilisation<vh> (s’ouvre dans un nouvel onglet)</vh></terms>',
  pleaseAcceptTheTermsAnd: 'Acceptez les conditions d’utilisation',
  incompleteRegistrationDetected: 'Inscription incomplète',
  partialRegistration: 'Inscription à terminer',
  completeSetup: 'Terminer',
  theAccountOfEmailIs: ({ email }) => `Le compte de ${email} attend son organisation.`,
  accountCreated: 'Compte créé',
  completeNow: 'Terminer maintenant',
  later: 'Plus tard',
  yourAccountWasCreatedBut:
    'Votre compte a été créé, mais pas votre organisation. Vous pouvez terminer l’inscription plus tard.',
  administratorRegistration: 'Inscription administrateur',
  yourAccountAndYourOrganization:
    'Votre compte et votre organisation en une seule étape. Les membres ne s’inscrivent pas ici : ils vous rejoignent sur invitation.',
  newAccountsNeedAnInvitation: 'Il faut une invitation pour créer un compte',
  pleaseAskTheAdministratorOf:
    'Demandez une invitation à l’administrateur de vos bornes. Le lien contenu dans l’e-mail crée votre compte.',
  organizationCreated: 'Organisation créée',
  redirectingToPaymentSetup: 'Redirection vers la configuration du paiement…',
  organizationCreatedSuccessfully: 'Organisation créée',
  nameIsYours: ({ name }) => `L’organisation ${name} est à vous.`,
  oKLeadsToPayment:
    'OK mène à la configuration du paiement, qui peut attendre : l’essai ne coûte rien. Ajoutez ensuite un site et invitez vos membres.',
  theServerCouldNotBe: 'Le serveur est injoignable.',
  nothingWasChanged: 'Rien n’a été modifié.',
  orWithYourEmail: 'ou avec votre e-mail',
  yourOrganization: 'Votre organisation',
  yourVehicle: 'Votre véhicule',
  terms: 'Conditions',
  submitting: 'Envoi…',
  submitRegistration: 'S’inscrire',
  registeredAlreadySignIn: 'Vous avez déjà un compte ? <a>Connectez-vous</a>',
  pleaseEnterAValidEmail: 'Saisissez une adresse e-mail valide',
  pleaseEnterYourEmailAddress: 'Saisissez votre adresse e-mail.',
  checking: 'Vérification…',
  checkRegistrationStatus: 'Vérifier l’état de l’inscription',
} satisfies Messages['accountsRegistration'];

import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentAccounts = {
  confirmYourNewEmailAddress: 'Confirmez votre nouvelle adresse e-mail pour ChargeRota',
  confirmYourNewAddress: 'Confirmez votre nouvelle adresse',
  nameAskedToUseNewEmail: ({ name, newEmail }) =>
    `${name} a demandé à utiliser l’adresse ${newEmail} pour son compte ChargeRota.`,
  somebodyAskedToUseNewEmail: ({ newEmail }) =>
    `Quelqu’un a demandé à utiliser l’adresse ${newEmail} pour son compte ChargeRota.`,
  theLinkWorksOnceWithin:
    'Le lien fonctionne une fois, dans les 24 heures suivant la demande. Tant que vous ne l’avez pas ouvert, le compte garde son ancienne adresse.',
  confirmThisAddress: 'Confirmer cette adresse',
  ifItWasntYouYou:
    'Si cette demande ne vient pas de vous, vous pouvez ignorer cet e-mail : sans votre confirmation, rien ne change.',
  confirmYourEmailAddressFor: 'Confirmez votre adresse e-mail pour ChargeRota',
  confirmYourAddress: 'Confirmez votre adresse',
  nameRegisteredAnOrganizationAt: ({ name, newEmail }) =>
    `${name} a inscrit une organisation sur ChargeRota avec l’adresse ${newEmail}. Une fois cette adresse confirmée, vous pouvez inviter des personnes.`,
  somebodyRegisteredAnOrganization: ({ newEmail }) =>
    `Quelqu’un a inscrit une organisation sur ChargeRota avec l’adresse ${newEmail}. Une fois cette adresse confirmée, vous pouvez inviter des personnes.`,
  theLinkWorksOnceWithin24: 'Le lien fonctionne une fois, dans les 24 heures suivant la demande.',
  ifItWasntYouDont:
    'Si cette inscription ne vient pas de vous, ne confirmez pas : personne ne sera invité en votre nom. Avec « Mot de passe oublié », vous pouvez définir votre propre mot de passe pour cette adresse, ce qui déconnecte toutes les autres personnes.',
  yourChargeRotaAddressIsAbout: 'Votre adresse ChargeRota va changer',
  aNewAddressForYour: 'Une nouvelle adresse pour votre compte',
  somebodySignedInToYour: ({ newEmail, email }) =>
    `Une personne connectée à votre compte a demandé à utiliser l’adresse ${newEmail} à la place de ${email}. Le changement prend effet quand elle ouvre le lien qui y a été envoyé, dans les 24 heures.`,
  ifItWasntYouSet:
    'Si cette demande ne vient pas de vous, définissez tout de suite un nouveau mot de passe. Cela arrête le changement et déconnecte tous les navigateurs.',
  youReceiveThisBecauseEmail: ({ email }) =>
    `Vous recevez cet e-mail parce que ${email} est l’adresse d’un compte ChargeRota. Si vous avez demandé ce changement, vous n’avez rien à faire.`,
  yourChargeRotaAddressHasChanged: 'Votre adresse ChargeRota a changé',
  yourAddressHasChanged: 'Votre adresse a changé',
  yourChargeRotaAccountNowHas: ({ newEmail }) =>
    `Votre compte ChargeRota a maintenant l’adresse ${newEmail}. Désormais, elle vous sert à vous connecter et reçoit vos e-mails.`,
  ifItWasntYouTell:
    'Si ce changement ne vient pas de vous, prévenez tout de suite un administrateur de votre organisation.',
  youReceiveThisBecauseEmailWas: ({ email }) =>
    `Vous recevez cet e-mail parce que ${email} était l’adresse de ce compte.`,
  setANewPassword: 'Définir un nouveau mot de passe',
  setANewPasswordFor: 'Définissez un nouveau mot de passe pour ChargeRota',
  chargeRotasSupportSendsYouThis: ({ email }) =>
    `L’assistance de ChargeRota vous envoie ce lien pour définir un nouveau mot de passe pour le compte de ${email}.`,
  somebodyProbablyYouAskedTo: ({ email }) =>
    `Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour le compte ChargeRota de ${email}.`,
  linkWorksOnceWithinHours: ({ count }) =>
    plural(count, {
      one: 'Le lien fonctionne une fois, dans l’heure suivant la demande.',
      other: `Le lien fonctionne une fois, dans les ${number(count)} heures suivant la demande.`,
    }),
  ifYouDidNotAskSupport:
    'Si vous ne l’avez pas demandé à l’assistance, vous pouvez ignorer cet e-mail : votre mot de passe reste inchangé.',
  ifItWasntYouPasswordStays:
    'Si cette demande ne vient pas de vous, vous pouvez ignorer cet e-mail : votre mot de passe reste inchangé.',
  yourChargeRotaPasswordWasChanged: 'Votre mot de passe ChargeRota a été modifié',
  yourPasswordWasChanged: 'Votre mot de passe a été modifié',
  theChargeRotaAccountOfEmail: ({ email }) =>
    `Le compte ChargeRota de ${email} a un nouveau mot de passe, et les autres navigateurs connectés ont été déconnectés.`,
  ifItWasntYouSetAnother: 'Si ce changement ne vient pas de vous, définissez-en un autre tout de suite.',
  youReceiveThisBecauseEmailIs: ({ email }) =>
    `Vous recevez cet e-mail parce que ${email} est l’adresse d’un compte ChargeRota. Si vous avez modifié le mot de passe, vous n’avez rien à faire.`,
  openYourAccount: 'Ouvrir votre compte',
  youReceiveThisBecauseIt:
    'Vous recevez cet e-mail parce que cela change votre façon de vous connecter à ChargeRota.',
  providerNowSignsInTo: ({ provider }) => `${provider} permet maintenant de se connecter à votre compte`,
  providerIsConnected: ({ provider }) => `${provider} est associé`,
  theProviderAccountNowSignsIn: ({ provider, email }) =>
    `Le compte ${provider} ${email} permet maintenant de se connecter à votre compte ChargeRota.`,
  ifThisWasNotYou: 'Si cela ne vient pas de vous, dissociez-le tout de suite et modifiez votre mot de passe.',
  providerNoLongerSignsIn: ({ provider }) => `${provider} ne permet plus de se connecter à votre compte`,
  providerIsDisconnected: ({ provider }) => `${provider} est dissocié`,
  theProviderAccountNoLongerSignsIn: ({ provider, email }) =>
    `Le compte ${provider} ${email} ne permet plus de se connecter à votre compte ChargeRota.`,
  ifThisWasNotYouChange: 'Si cela ne vient pas de vous, modifiez tout de suite votre mot de passe.',
  organizationCreated: 'Organisation créée',
  yourAccountWasCreatedBut: 'Votre compte a été créé, mais sa configuration a échoué.',
  registrationCompletedSuccessfully: 'Inscription terminée !',
  ifAnAccountExistsWith:
    'Si un compte existe avec cette adresse, vous recevrez des instructions pour réinitialiser le mot de passe.',
  yourPasswordHasBeenReset: 'Votre mot de passe a été réinitialisé.',
  yourPasswordWasChanged2: 'Votre mot de passe a été modifié.',
  toUseEmailTheAddressOf: ({ email }) => `Utilisez ${email}, l’adresse du compte avec lequel vous continuez.`,
  pleaseChooseAPasswordThat:
    'Choisissez un mot de passe qui n’est pas composé de votre nom, de votre adresse e-mail ou de ChargeRota.',
  thisPasswordIsAmongThe: 'Ce mot de passe fait partie des plus courants. Choisissez-en un autre.',
  pleaseChooseAPasswordThatIsNot: 'Choisissez un autre mot de passe que l’actuel.',
  yourAddressIsConfirmed: 'Votre adresse est confirmée.',
  signedOut: 'Déconnexion effectuée',
  browserOnSystem: ({ browser, system }) => `${browser} sur ${system}`,
} satisfies Messages['sentAccounts'];

import type { Messages } from '../../en/index.ts';

export const sentTickets = {
  statusWords: {
    pending: 'In afwachting',
    in_work: 'In behandeling',
    completed: 'Afgerond',
  },
  whatFollows: {
    pending: 'Je melding is nog niet bekeken. Je kunt altijd een reactie toevoegen.',
    in_work: 'We werken aan je melding. Je kunt altijd een reactie toevoegen.',
    completed: 'Je melding is opgelost en gesloten voor reacties. Is er nog iets mis, stuur dan een nieuwe.',
  },
  youReceiveThisBecauseReport: ({ number }) =>
    `Je krijgt dit omdat melding #${number} met dit adres naar ChargeRota is gestuurd. Iedereen met de link kan de melding lezen en erop reageren; je kunt hem intrekken op de pagina die hij opent.`,
  weReceivedYourReportNumber: ({ number }) => `We hebben je melding #${number} ontvangen`,
  thankYouWeReadEvery:
    'Bedankt. We lezen elke melding, en schrijven naar dit adres als we antwoorden of de status verandert.',
  withTheLinkYouCan:
    'Met de link kun je de melding altijd lezen en een reactie toevoegen, zonder in te loggen.',
  openYourReport: 'Je melding openen',
  anAnswerToYourReport: ({ number }) => `Een antwoord op je melding #${number}`,
  weAnsweredYourReportNumber: ({ number }) => `We hebben op je melding #${number} geantwoord`,
  readAndReply: 'Lezen en antwoorden',
  yourReportNumberIsNow: ({ number, status }) => `Je melding #${number} is nu: ${status}`,
  yourReportNumber: ({ number }) => `Je melding #${number}`,
  untilNow: ({ status }) => `Tot nu toe: ${status}`,
  pleaseProvideYourEmailAddress: 'Vul je e-mailadres in om de melding te versturen.',
} satisfies Messages['sentTickets'];

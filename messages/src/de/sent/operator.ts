import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentOperator = {
  yourPasswordWasChanged: 'Dein Passwort wurde geändert.',
  pleaseChooseAPasswordThat: 'Bitte wähle ein anderes Passwort als dein jetziges.',
  setupToken: 'Einrichtungstoken',
  theOperatorAccountWasCreated: 'Das Betreiberkonto wurde angelegt.',
  theOperatorAccountHasA: 'Das Betreiberkonto hat ein neues Passwort.',
  thereWasNoAnswerWithin: ({ seconds }) => `Innerhalb von ${seconds} Sekunden kam keine Antwort.`,
  pleaseEnterANumberWith: 'Bitte gib eine Nummer mit Ländervorwahl ein, zum Beispiel +1 415 555 0134',
  thisIsHowAnEmail: 'So sieht eine E-Mail von ChargeRota aus',
  thisEmailHasArrived: 'Diese E-Mail ist angekommen',
  somebodyWhoRunsThisInstallation:
    'Jemand, der diese Installation von ChargeRota betreibt, hat sie gesendet, um zu prüfen, ob E-Mails ankommen.',
  youReceiveThisOnceBecause:
    'Du bekommst diese E-Mail einmal, weil deine Adresse für einen Test eingegeben wurde.',
  theMailServerDidNot: ({ error }) => `Der Mailserver hat die E-Mail nicht angenommen: ${error}`,
  theMailServerHasAccepted: ({ to }) => `Der Mailserver hat eine E-Mail an ${to} angenommen.`,
  anEmailToToWas: ({ to }) =>
    `Eine E-Mail an ${to} wurde im Ordner für E-Mails abgelegt; gesendet wurde nichts.`,
  chargeRotaThisIsATest: 'ChargeRota: Dies ist ein SMS-Test der Betreiber dieser Installation.',
  noTextMessageWasSent:
    'Es wurde keine SMS gesendet, weil Twilio in dieser Installation nicht eingerichtet ist.',
  theTextMessageWasNot: ({ reason }) => `Die SMS wurde nicht gesendet: ${reason}.`,
  twilioHasAcceptedAText: ({ to }) => `Twilio hat eine SMS an ${to} angenommen.`,
  aTextMessageToTo: ({ to }) =>
    `Eine SMS an ${to} wurde im Ordner für Nachrichten abgelegt; gesendet wurde nichts.`,
  providerAnswers: {
    stripe: 'Stripe antwortet und nimmt unseren Schlüssel an.',
    sandbox: 'Die Testumgebung für Zahlungen antwortet und nimmt unseren Schlüssel an.',
  },
  providerDidNotAnswer: {
    stripe: ({ error }) => `Stripe hat nicht wie erwartet geantwortet: ${error}`,
    sandbox: ({ error }) => `Die Testumgebung für Zahlungen hat nicht wie erwartet geantwortet: ${error}`,
  },
  theKeysForPushMessages:
    'Die Schlüssel für Push-Nachrichten können nicht signieren, deshalb nimmt kein Browser eine Nachricht an.',
  theKeysSignAsThey: ({ count }) =>
    plural(count, {
      one: `Die Schlüssel signieren, wie sie sollen, und ${number(count)} Browser ist angemeldet; ob ein Push-Dienst Nachrichten annimmt, zeigt sich bei der nächsten, denn nur angemeldete Browser bekommen welche.`,
      other: `Die Schlüssel signieren, wie sie sollen, und ${number(count)} Browser sind angemeldet; ob ein Push-Dienst Nachrichten annimmt, zeigt sich bei der nächsten, denn nur angemeldete Browser bekommen welche.`,
    }),
  noMailServerIsSet: 'Kein Mailserver eingerichtet: E-Mails bleiben in einem Ordner auf diesem Rechner.',
  thePaymentSandboxWhichCharges: 'Die Testumgebung für Zahlungen, die nichts abbucht',
  thePushServicesOfBrowsers: 'Die Push-Dienste der Browser, mit den eigenen Schlüsseln dieser Installation',
  twilioFrom: ({ number }) => `Twilio, von ${number}`,
  twilioIsNotSetText: 'Twilio ist nicht eingerichtet: SMS bleiben in einem Ordner auf diesem Rechner.',
  twilioIsNotSetSo: 'Twilio ist nicht eingerichtet, deshalb werden keine SMS gesendet.',
  stripeInTestModeWhich: 'Stripe im Testmodus, der nichts abbucht',
  mailServerHost: ({ host }) => `Mailserver ${host}`,
  mailServerWithoutEncryption: ({ host }) =>
    `Mailserver ${host}, ohne Verschlüsselung zu verlangen. Wer unterwegs mithört, liest die Links in E-Mails.`,
} satisfies Messages['sentOperator'];

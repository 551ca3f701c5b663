import type { Messages } from '../../en/index.ts';

export const waitlistEntries = {
  goOnWaiting: 'Blijven wachten',
  pausedBecauseTwoOffersIn: 'Gepauzeerd, omdat twee aanbiedingen achter elkaar niet zijn beantwoord.',
  aChargerIsHeldFor: 'Er wordt een laadpunt voor je vastgehouden. Je behoudt je plaats als je het doorgeeft.',
  youKeepYourPlace: 'Je behoudt je plaats op de wachtlijst.',
  youAreAtTheFront: 'Je staat vandaag vooraan, omdat je laadpunt niet kon worden gebruikt.',
  leave: 'Verlaten',
  leaveTheLineQuestion: 'Wachtlijst verlaten?',
  youNoLongerWaitAt: ({ name, day, wish }) =>
    `Je wacht dan niet meer bij ${name} voor ${day} (${wish}). Als je je later weer aanmeldt, krijg je een nieuwe plaats.`,
  leaveTheLine: 'Wachtlijst verlaten',
  stayInLine: 'Op wachtlijst blijven',
} satisfies Messages['waitlistEntries'];

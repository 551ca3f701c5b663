import type { Messages } from '../../en/index.ts';

export const rulesJoining = {
  iUseTheChargersBy: ({ name }) =>
    `Ich nutze die Ladepunkte nach den Regeln von ${name} und mache den Ladepunkt frei, wenn meine Zeit vorbei ist.`,
} satisfies Messages['rulesJoining'];

import type { Messages } from '../../en/index.ts';

export const sentCalendar = {
  cancelledTitle: ({ title }) => `Geannuleerd: ${title}`,
  seeItInChargeRota: ({ link }) => `Bekijk het in ChargeRota: ${link}`,
  youReservedThisChargerAt: ({ name }) =>
    `Je hebt dit laadpunt bij ${name} gereserveerd. De aankomst is niet op tijd bevestigd, dus het is vrijgegeven.`,
  yourReservationOfThisCharger: ({ name }) => `Je reservering van dit laadpunt bij ${name} is geannuleerd.`,
  youChargedHereAtName: ({ name }) => `Je hebt hier bij ${name} geladen en het laadpunt eerder vrijgegeven.`,
  youReservedThisChargerAtName: ({ name }) => `Je hebt dit laadpunt bij ${name} gereserveerd.`,
} satisfies Messages['sentCalendar'];

import { numberFormat } from '@chargerota/domain';
const figure = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const LEAST_SHOWN = 0.1;

/** '2.5'. Sessions that were released at once were short but not zero: '< 0.1'. */
export const meanHours = (hours: number): string =>
  hours < LEAST_SHOWN / 2 ? `< ${LEAST_SHOWN}` : figure(hours);

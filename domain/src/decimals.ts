import { numberFormat } from '@chargerota/messages/locale';

/** `4.0`, `3.2`: always one place after the point. Apart from locale.ts, which the first screen needs. */
export const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

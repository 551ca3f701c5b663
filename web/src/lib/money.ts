export { formatMoney } from '@chargerota/domain';

export { countCharges, type Charges } from './charges-store.ts';

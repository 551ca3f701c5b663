export { countCharges, readOpenDisputes, type Charges } from './charges-store.ts';

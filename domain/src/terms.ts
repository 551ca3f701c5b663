/**
 * Which text of the product's terms holds: the month that it is effective from (SPEC.md §2 "Terms and Conditions"). Every
 * account keeps the version that its owner accepted, so a new text needs a new one.
 */
export const TERMS_VERSION = '2025-01';

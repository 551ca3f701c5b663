/**
 * The version of the product's terms that is in force: the month that it is effective from. Every account keeps the
 * version that its owner accepted, so a new text needs a new one.
 */
export const TERMS_VERSION = '2025-01';

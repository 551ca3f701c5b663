/**
 * The version of the terms in force: the month from which it applies. Every account stores the version that its owner
 * accepted, so a new text needs a new version.
 */
export const TERMS_VERSION = '2025-01';

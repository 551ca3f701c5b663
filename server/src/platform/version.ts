import packageJson from '../../package.json' with { type: 'json' };

/** The build defines it. */
declare const PRODUCT_COMMIT: string | undefined;

export const VERSION = packageJson.version;

/** The commit that the server was built from, with a plus sign if files were changed since; null if not known. */
export const COMMIT = (typeof PRODUCT_COMMIT === 'string' && PRODUCT_COMMIT) || null;

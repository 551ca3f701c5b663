declare const PRODUCT_VERSION: string | undefined;

/** The product's version; the build defines it. */
export const VERSION = typeof PRODUCT_VERSION === 'string' ? PRODUCT_VERSION : 'development';

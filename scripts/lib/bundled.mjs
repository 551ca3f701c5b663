/** Large packages of which the server uses little: they are built into it. All others are installed beside it. */
const BUNDLED = ['@opentelemetry', 'date-holidays', 'drizzle-orm', 'libphonenumber-js', 'stripe'];

export const isBundled = (path) =>
  path.startsWith('@chargerota/') || BUNDLED.some((name) => path === name || path.startsWith(`${name}/`));

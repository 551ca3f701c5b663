// The order of the server's features, and the linter's rule that keeps it: a feature imports only from those before it.

/** From the lowest to the highest. */
const FEATURES = [
  'accounts',
  'organizations',
  'notifications',
  'locations',
  'invitations',
  'billing',
  'reservations',
  'chargers',
  'waitlist',
  'agenda',
  'recommendations',
  'calendar',
  'reports',
  'displays',
  'operator',
  'tickets',
];

const FEATURE = /\/server\/src\/features\/(?<name>[\w-]+)\//;
export const featureOf = (path) => FEATURE.exec(path)?.groups.name;
export const isBelow = (other, own) =>
  FEATURES.includes(own) && FEATURES.indexOf(other) < FEATURES.indexOf(own);

const order = {
  create(context) {
    const own = featureOf(context.filename.replaceAll('\\', '/'));
    if (!own || context.filename.endsWith('.test.ts')) return {};
    const check = (node) => {
      if (!node.source?.value.startsWith('.')) return;
      const other = featureOf(new URL(node.source.value, `file://${context.filename}`).pathname);
      if (!other || other === own) return;
      if (isBelow(other, own)) return;
      context.report({
        node,
        message: `${own} does not stand above ${other} (server/feature-order.mjs). Tell an event that ${other} follows (domain/src/domain-events.ts), call a use case of a lower feature, or take what ${other} gives as an argument from features.ts.`,
      });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { meta: { name: 'features' }, rules: { order } };

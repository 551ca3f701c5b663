// The order of the server's features, and the linter's rule that keeps it: a feature imports only from those before it.

/** From the lowest to the highest. */
const FEATURES = [
  'accounts',
  'organizations',
  'notifications',
  'locations',
  'invitations',
  'billing',
  'chargers',
  'reservations',
  'waitlist',
  'reviews',
  'recommendations',
  'calendar',
  'reports',
  'displays',
  'operator',
  'tickets',
];

/** Pairs that still import upwards. */
const NOT_YET = ['notifications waitlist', 'reservations waitlist'];

const FEATURE = /\/server\/src\/features\/(?<name>[\w-]+)\//;
const featureOf = (path) => FEATURE.exec(path)?.groups.name;

const order = {
  create(context) {
    const own = featureOf(context.filename.replaceAll('\\', '/'));
    if (!own || /\.test\.ts$/.test(context.filename)) return {};
    const check = (node) => {
      if (!node.source?.value.startsWith('.')) return;
      const other = featureOf(new URL(node.source.value, `file://${context.filename}`).pathname);
      if (!other || other === own || NOT_YET.includes(`${own} ${other}`)) return;
      if (FEATURES.includes(own) && FEATURES.indexOf(other) < FEATURES.indexOf(own)) return;
      context.report({
        node,
        message: `${own} does not stand above ${other} (server/feature-order.mjs). Tell an event that ${other} follows (domain/src/domain-events.ts), call a use case of a lower feature, or take what ${other} gives as an argument from app.ts.`,
      });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

export default { meta: { name: 'features' }, rules: { order } };

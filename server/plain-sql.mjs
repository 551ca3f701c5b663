// The linter's rule for SQL (decision 0094): what Drizzle's builder can say is written by it, and all else is a constant of
// name and text.
import { readdirSync, readFileSync } from 'node:fs';
import { featureOf, isBelow } from './feature-order.mjs';

/** What the builder has no words for. */
const BEYOND_THE_BUILDER =
  /\b(?:WITH|LATERAL|UNION|FILTER|OVER|LOCK TABLE|SKIP LOCKED|ctid)\b|\b(?:unnest|generate_series|array_agg|jsonb?_\w+|pg_\w+|set_config)\(|->|\bINSERT INTO[^;]*\bSELECT\b/;
const STATEMENT = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|LOCK)\b/;

const features = new URL('src/features/', import.meta.url);
/** The features by the names of their tables. */
const ownerOf = new Map(
  readdirSync(features, { recursive: true })
    .filter((path) => path.endsWith('tables.ts'))
    .flatMap((path) => {
      const made = readFileSync(new URL(path, features), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g);
      return [...made].map(([, table]) => [table, path.split(/[\\/]/, 1)[0]]);
    }),
);

/** It reads what a higher feature has, whose tables cannot be imported. */
const reachesUp = (text, own) =>
  [...text.matchAll(/\b(?:FROM|JOIN)\s+(\w+)/g)].some(([, table]) => {
    const owner = ownerOf.get(table);
    return owner !== undefined && owner !== own && !isBelow(owner, own);
  });

/** The text of a string or template; undefined if it contains others, which several statements share. */
const textOf = ({ type, value, quasis }) => {
  if (type === 'Literal') return String(value);
  return type === 'TemplateLiteral' && quasis.length === 1 ? quasis[0].value.cooked : undefined;
};

const builder = {
  create(context) {
    const path = context.filename.replaceAll('\\', '/');
    if (!path.includes('/server/src/') || path.endsWith('.test.ts')) return {};
    const own = featureOf(path);
    const found = new Map();
    const sentInGroups = new Set();
    return {
      ObjectExpression(node) {
        const property = (name) => node.properties.find(({ key }) => key?.name === name)?.value;
        const text = property('name') && property('text') && textOf(property('text'));
        if (!text || !STATEMENT.test(text) || BEYOND_THE_BUILDER.test(text) || reachesUp(text, own)) return;
        found.set(node, node.parent.type === 'VariableDeclarator' ? node.parent.id.name : '');
      },
      SpreadElement({ argument }) {
        sentInGroups.add(argument.name);
      },
      CallExpression(node) {
        const [first] = node.arguments;
        if (node.callee.property?.name !== 'execute' || !first || first.type === 'ObjectExpression') return;
        context.report({
          node,
          message:
            'A whole statement is written by the builder or, where that has no words for it, sent by namedQuery as a constant { name, text } (decision 0094).',
        });
      },
      'Program:exit'() {
        for (const [node, name] of found)
          if (!sentInGroups.has(name))
            context.report({
              node,
              message:
                "Drizzle's builder can say this: write it so, with .prepare('name') if it is hot. Plain SQL is for what the builder has no words for (server/plain-sql.mjs, decision 0094).",
            });
      },
    };
  },
};

export default { meta: { name: 'sql' }, rules: { builder } };

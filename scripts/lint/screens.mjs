// The linter's rules for the web's features: what they import from each other, and how they ask before an act.

const FEATURE = /\/web\/src\/features\/(?<name>[\w-]+)\//;
const featureOf = (path) => FEATURE.exec(path)?.groups.name;
const pathOf = (context) => context.filename.replaceAll('\\', '/');
const nameOf = (key) => key.name ?? key.value;

/** What a feature takes from another below the screens, which compose features. */
const SHARED = /(?:api|words)\.ts$|\/questions\//;

/** Calls `take` with each node in the subtree of a node. */
export function visit(node, take) {
  if (Array.isArray(node)) for (const each of node) visit(each, take);
  else if (typeof node?.type === 'string') {
    take(node);
    for (const key of Object.keys(node)) if (key !== 'parent') visit(node[key], take);
  }
}

const features = {
  create(context) {
    const own = featureOf(pathOf(context));
    if (!own || pathOf(context).includes('/screens/')) return {};
    const check = (node) => {
      if (!node.source?.value?.startsWith('.')) return;
      const path = new URL(node.source.value, `file://${pathOf(context)}`).pathname;
      const other = featureOf(path);
      if (!other || other === own || SHARED.test(path)) return;
      context.report({
        node,
        message:
          'Screens compose features. Below them a feature takes from another only its words (…words.ts), its query options (…api.ts) and the questions that it asks (questions/): what composes two features belongs in screens/, what several need in ui/, lib/ or domain/.',
      });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};

const question = {
  create: (context) => ({
    JSXAttribute(node) {
      if (nameOf(node.name) === 'question' && node.value === null)
        context.report({
          node,
          message:
            'Ask before an act by ConfirmDialog (ui/dialog.tsx), which stays until it is done. What is no such question, since it has to be answered before anything goes on, is listed in .oxlintrc.json.',
        });
    },
  }),
};

const wholeAct = {
  create: (context) => ({
    JSXAttribute(node) {
      const act = node.value?.expression;
      if (nameOf(node.name) !== 'act' || act?.type !== 'ArrowFunctionExpression') return;
      visit(act.body, (each) => {
        if (each.type === 'CallExpression' && each.callee.property?.name === 'mutate')
          context.report({
            node: each,
            message:
              'An act that only starts a call is always "done". Give the promise of mutateAsync, so that the question knows whether it was done.',
          });
      });
    },
  }),
};

const ended = {
  create: (context) => ({
    Property(node) {
      if (nameOf(node.key) === 'onSettled')
        context.report({
          node,
          message:
            'Whether or not it was done, no screen goes on when a call has ended: use onSuccess or the promise. What is no such step (where the focus goes, a list that is read again) belongs in …api.ts, or is listed in .oxlintrc.json.',
        });
    },
  }),
};

export default {
  meta: { name: 'screens' },
  rules: { features, question, 'whole-act': wholeAct, ended },
};

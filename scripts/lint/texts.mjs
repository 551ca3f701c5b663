// The linter's rules for the texts that people read, and for the language they are in.
import { visit } from './screens.mjs';

/** What stands in the place of each: docs/glossary.md, "Words that screens avoid". */
const AVOIDED = [
  'an error occurred',
  'e-mail',
  'entries',
  'forbidden',
  'guard',
  'hereby',
  'in order to',
  'judge(?:d|s)?',
  'evaluate(?:d|s)?',
  'kindly',
  'lane',
  'lease',
  'log ?in',
  'made on its clocks',
  'notices',
  'obtain',
  'occupied',
  'oops',
  'prior to',
  'spots?',
  'still told',
  'tenants',
  'trips',
  'unauthorized',
  'utili[sz]e',
  'vacant',
  'via',
  'what you are told',
  'who waits',
  'wishes',
  'you cannot stay',
];

/** Texts with such words that have to stay as they are. `…` is a value. */
const FIXED = [
  // From the specification of the product.
  'Back to Login',
  'Registration is already complete. Please login.',
  // Stored with the reports that chose it.
  'Spot blocked',
  // What is shown in place of a name.
  '…: members only see Occupied.',
  'When this is off, the reservations of others are shown only as Occupied.',
];

/** Texts of buttons that are fixed in title case; all others are in sentence case. */
const TITLES = [
  'Accept Invitation',
  'Add Location',
  'Add Your First Location',
  'Archive Old',
  'Back to Home',
  'Back to Login',
  'Back to Settings',
  'Back to Sign In',
  'Cancel Subscription',
  'Change Plan',
  'Change Type',
  'Check Registration Status',
  'Complete Now',
  'Complete Registration',
  'Complete Registration & Join Organization',
  'Create Organization',
  'Deactivate Account',
  'Existing User - Sign In',
  'Generate Link to Copy',
  'Go Home',
  'Go to Dashboard',
  'New User - Create Account',
  'Open Bug Report',
  'Reactivate Account',
  'Reset Password',
  'Return Home',
  'Return to Home',
  'Send Reset Email',
  'Send Reset Link to Email',
  'Sign In',
  'Sign Out',
  'Submit Registration',
  'Try Another Email',
];

const AVOIDED_WORD = new RegExp(`\\b(?:${AVOIDED.join('|')})\\b`, 'iu');
const SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|JOIN|WHERE|VALUES)\b/;

/** The text of a node, with `…` for each value in it; undefined if it has none. */
function textOf(node) {
  const text = {
    Literal: () => node.value,
    JSXText: () => node.value,
    TemplateLiteral: () => node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'),
  }[node.type]?.();
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : undefined;
}

const words = {
  create(context) {
    const check = (node) => {
      const text = textOf(node);
      // Sentences and labels begin with a capital or a value, and have a space.
      if (!text || !/^(?:[A-Z]|…).* [a-z]/.test(text) || SQL.test(text) || FIXED.includes(text)) return;
      const [word] = AVOIDED_WORD.exec(text) ?? [];
      if (word)
        context.report({
          node,
          message: `Screens, mails and errors avoid “${word}”. docs/glossary.md says what stands in its place; a text that has to stay is listed in scripts/lint/texts.mjs.`,
        });
    };
    return { Literal: check, JSXText: check, TemplateLiteral: check };
  },
};

const isSentenceCase = (text) => !/ [A-Z][a-z]/.test(text.replaceAll(/ (?:Monday|Undo)\b/g, ''));

/** What components and words are given for their buttons. */
const GIVEN = /^(?:\w+Label|action|button|press)$/;

const buttons = {
  create(context) {
    const check = (root) =>
      visit(root, (node) => {
        const text = textOf(node);
        if (text && !TITLES.includes(text) && !isSentenceCase(text))
          context.report({
            node,
            message: `Buttons are in sentence case. If “${text}” is a fixed text, list it in scripts/lint/texts.mjs.`,
          });
      });
    const isText = (node) =>
      /^(?:Literal|TemplateLiteral|ConditionalExpression|ArrowFunctionExpression)$/.test(node?.type);
    return {
      JSXElement(node) {
        if (/^Button(?:Link)?$/.test(node.openingElement.name.name)) check(node.children);
      },
      JSXAttribute({ name, value }) {
        const given = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        if (GIVEN.test(name.name) && isText(given)) check(given);
      },
      Property({ key, value }) {
        if (GIVEN.test(key.name) && isText(value)) check(value);
      },
    };
  },
};

const language = {
  create(context) {
    const check = (node, isNamed) => {
      if (isNamed)
        context.report({
          node,
          message: 'The language is named in domain/src/locale.ts alone: take LOCALE or a format from there.',
        });
    };
    return {
      Literal: (node) => check(node, typeof node.value === 'string' && node.value.includes('en-US')),
      CallExpression: (node) =>
        check(node, /^toLocale\w*String$/.test(node.callee.property?.name) && node.arguments.length === 0),
    };
  },
};

const lazyFormats = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.object?.name === 'Intl' && node.callee.property?.name.endsWith('Format'))
        context.report({
          node,
          message:
            'A format that is made before it is used holds up the first load: take one from domain/src/locale.ts or lib/dates.ts.',
        });
    },
  }),
};

export default {
  meta: { name: 'texts' },
  rules: { words, buttons, language, 'lazy-formats': lazyFormats },
};

// The linter's rules for the texts that people read, and for the language they are in.
import { messageTexts, writtenText } from './english.mjs';
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
  // Of lists, logs and payments, not of the line.
  'Pages of entries',
  '{range} of {total} entries',
  '… entries',
  '… entries in all; the first … are listed.',
  // In the place of a name.
  'Occupied, until {time}',
  'Occupied from {time}',
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

const words = {
  create(context) {
    const check = (node) => {
      const text = writtenText(node);
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

const isSentenceCase = (text) => !/ [A-Z][a-z]/.test(text.replaceAll(/ (?:\w+day|Undo)\b/g, ''));

/** What components and words are given for their buttons. */
const GIVEN = /^(?:\w+Label|action|button|press)$/;

const buttons = {
  create(context) {
    const check = (root) =>
      visit(root, (node) => {
        for (const text of messageTexts(node))
          if (!TITLES.includes(text) && !isSentenceCase(text))
            context.report({
              node,
              message: `Buttons are in sentence case. If “${text}” is a fixed text, list it in scripts/lint/texts.mjs.`,
            });
      });
    const isText = (node) =>
      /^(?:MemberExpression|CallExpression|ConditionalExpression|ArrowFunctionExpression)$/.test(node?.type);
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
          message:
            'The language is named in messages/src/locale.ts alone: take LOCALE or a format from there.',
        });
    };
    return {
      Literal: (node) => check(node, typeof node.value === 'string' && node.value.includes('en-US')),
      CallExpression: (node) =>
        check(node, /^toLocale\w*String$/.test(node.callee.property?.name) && node.arguments.length === 0),
    };
  },
};

/** Attributes and properties that say nothing to people. */
const TECHNICAL =
  /^(?:className|id|type|role|look|tone|to|href|src|key|rel|target|method|autoComplete|inputMode|htmlFor|row|width|style|as|d|viewBox|data-.*|pattern|size|accept|media|sizes|fill|stroke|transform|points|form|value|group|kind|icon|keys|event|path|code|sql)$/;
/** Calls whose texts are for programs or developers. */
const FOR_PROGRAMS =
  /^(?:querySelector(?:All)?|matches|closest|(?:add|remove)EventListener|[sgt]\w*Attribute|matchMedia|raw|log|warn|info|debug|error|getElementById|createElement|split|replace(?:All)?|startsWith|endsWith|includes|indexOf|supports|getPropertyValue|setProperty|header|append|defineProperty|keyOf|Error|\w+Error)$/;
/** Names of products and of keys, which are so in every language. */
const NAMES =
  /^(?:ChargeRota|Google|Apple|Stripe|Twilio|Visa|Mastercard|PostgreSQL|Esc(?:ape)?|Enter|Tab|Home|End|Shift|Backspace|Delete|Space|Page(?:Up|Down)|Arrow\w+|Ctrl(?: K)?|Control|Meta|Alt)$/;

/** Texts with words that are for nobody to read in this language, with the reason of each group. */
const EXCEPTIONS = [
  // Stored with what has chosen them; a message shows each (m.locations.amenities, m.billingDialogs.cancelReasons, m.demo…).
  'Covered',
  'Lighting',
  'Accessible bay',
  'Elevator',
  'Restrooms',
  'Security cameras',
  'It costs too much',
  'We do not need it anymore',
  'Something is missing or does not work',
  'We use another service',
  'Another reason',
  'All Locations',
  'Building A',
  'Building B',
  'Standard',
  'Work',
  // Codes.
  'booking proposal',
  'in time',
  'not now',
  '… again',
  'xMidYMid slice',
];
const CSS = /:(?:is|not)\(|\[\w+[\]=~]|^\d+px /;
/** A list of classes, which a variable holds. */
const CLASSES = /^(?:[a-z]+-[\w-]+|is-\w+|row|stack|py-\d+)(?: [\w-]+)*$/;

const isForPeople = (text) =>
  !NAMES.test(text) &&
  !EXCEPTIONS.includes(text) &&
  !CSS.test(text) &&
  !CLASSES.test(text) &&
  (/^[“"(]?[A-Z][a-z]+(?:['’]|$|-[A-Za-z]|[ .…?!:,)”])/.test(text) ||
    /[A-Za-z0-9,.'’”)…] [a-z(“]/.test(text)) &&
  /[a-z]{2}/.test(text) &&
  !SQL.test(text);

const literals = {
  create(context) {
    const report = (node, text) =>
      context.report({
        node,
        message: `“${text}” is for people: it belongs into a message (messages/src/en), which every language has.`,
      });
    const check = (node) => {
      const text = writtenText(node);
      if (!text || !(isForPeople(text) || isShown(node))) return;
      for (let child = node, parent = node.parent; parent; child = parent, parent = parent.parent) {
        if (/^(?:TS(?!As|NonNull|Satisfies)|Import|ExportAll|TaggedTemplate)/.test(parent.type)) return;
        if (parent.type === 'JSXAttribute' && TECHNICAL.test(parent.name.name ?? 'data-')) return;
        if (parent.type === 'Property' && (parent.key === child || TECHNICAL.test(nameOf(parent.key))))
          return;
        if (/^(?:Call|New)Expression$/.test(parent.type) && FOR_PROGRAMS.test(calleeOf(parent))) return;
        if (parent.type === 'BinaryExpression' && parent.operator !== '+') return;
        if (parent.type === 'SwitchCase' && parent.test === child) return;
        if (parent.type === 'MemberExpression' && parent.property === child) return;
        if (/Statement$|^VariableDeclaration$|^JSX(?:Element|Fragment)$/.test(parent.type)) break;
      }
      report(node, text);
    };
    return {
      Literal: check,
      TemplateLiteral: check,
      JSXText(node) {
        const text = writtenText(node);
        if (/\p{L}{2}/u.test(text)) report(node, text);
      },
    };
  },
};

/** What an element shows is for people, also if it is one small word: `<b>{count > 0 ? 'unread' : …}</b>`. */
function isShown(node) {
  let parent = node;
  do parent = parent.parent;
  while (/^(?:Conditional|Logical|TSAs|TSSatisfies)Expression$/.test(parent.type));
  return (
    parent.type === 'JSXExpressionContainer' &&
    /^JSX(?:Element|Fragment)$/.test(parent.parent.type) &&
    !NAMES.test(writtenText(node) ?? '') &&
    /\p{L}{2}/u.test(writtenText(node) ?? '')
  );
}

const nameOf = (key) => String(key.name ?? key.value);
const calleeOf = ({ callee }) => String(callee.name ?? callee.property?.name);

const lazyFormats = {
  create: (context) => ({
    NewExpression(node) {
      if (node.callee.object?.name === 'Intl' && node.callee.property?.name.endsWith('Format'))
        context.report({
          node,
          message:
            'A format that is made before it is used holds up the first load: take one from messages/src/locale.ts or lib/dates.ts.',
        });
    },
  }),
};

export default {
  meta: { name: 'texts' },
  rules: { words, buttons, literals, language, 'lazy-formats': lazyFormats },
};

// A language's messages as a .po file for translators, and back. An empty entry means: not translated yet, leave what is there.
import PO from 'pofile';
import { FORMS } from './message-files.mjs';

/** A language by its code, also as gettext writes it (`pt_BR`); null if there is none. */
export function languageNamed(code) {
  try {
    const [language] = Intl.getCanonicalLocales(code.replaceAll('_', '-'));
    const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
    return names.of(language) ? language : null;
  } catch {
    return null;
  }
}

const textsOf = ({ forms, text }) => (forms ? FORMS.map((form) => forms[form]) : [text]);

/** Whether a message says what the English says: a word of both languages, or not translated yet. */
export const isSame = (message, english) =>
  JSON.stringify(textsOf(message)) === JSON.stringify(textsOf(english));

/**
 * English messages with what a language has of them, by ids. What equals the English is left empty: nobody can tell
 * whether it is translated.
 */
export function poOf(language, english, known, readersOf) {
  const po = new PO();
  po.headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    Language: language,
    'Plural-Forms': 'nplurals=2; plural=(n != 1);',
    'X-Glossary': `docs/languages/${language}.md`,
  };
  const isCode = ({ id, kind }) => kind === 'code' || known.get(id)?.kind === 'code';
  po.items = english
    .filter((message) => !isCode(message))
    .map((message) => itemOf(message, known.get(message.id), readersOf(message)));
  return {
    text: po.toString(),
    messages: po.items.length,
    untranslated: po.items.filter(({ msgstr }) => msgstr.length === 0).length,
    code: english.filter(isCode).map(({ id }) => id),
  };
}

function itemOf(message, translation, references) {
  const item = new PO.Item({ nplurals: FORMS.length });
  item.msgctxt = message.id;
  item.msgid = message.forms ? message.forms.one : message.text;
  if (message.forms) item.msgid_plural = message.forms.other;
  item.msgstr = translation && !isSame(translation, message) ? textsOf(translation) : [];
  item.references = references;
  item.extractedComments = [
    ...(message.note ? [message.note] : []),
    ...(message.values.length > 0
      ? [`Values, written already: ${message.values.map((name) => `{${name}}`).join(', ')}`]
      : []),
    ...(message.forms && textsOf(message).join(' ').includes('#') ? ['# is the number.'] : []),
  ];
  return item;
}

/** A .po file's language as it says it, its finished texts by ids, and which others are left out, and why. */
export function readPo(text) {
  const po = PO.parse(text);
  const finished = new Map();
  const leftOut = [];
  for (const item of po.items) {
    if (item.obsolete || !item.msgstr.some(Boolean)) continue;
    const reason = unfinished(item);
    if (reason) leftOut.push(`${item.msgctxt}: ${reason}`);
    else finished.set(item.msgctxt, item.msgstr);
  }
  return { language: po.headers.Language ?? '', finished, leftOut };
}

function unfinished({ flags, msgid_plural: isPlural, msgstr }) {
  if (flags.fuzzy) return 'is marked as fuzzy';
  const isWhole = msgstr.length === FORMS.length && msgstr.every(Boolean);
  return isPlural && !isWhole ? `needs exactly ${FORMS.length} plural forms: ${FORMS.join(', ')}` : null;
}

/** An English message in the words of a translation. */
export function withTexts(message, texts) {
  if (!message.forms) return { ...message, text: texts[0] };
  const forms = Object.fromEntries(FORMS.map((form, index) => [form, texts[index]]));
  return { ...message, text: forms.other, forms };
}

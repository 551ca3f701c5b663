import { formatsOf, LANGUAGES, writeIn, type Language } from '@chargerota/domain';
import * as z from 'zod';
import { expect, test } from 'vitest';
import { englishLeft } from '../testing/english-left.ts';
import { features } from './features.ts';
import { resetLinkMail } from './features/accounts/passwords/mails.ts';
import { confirmEmailMail, confirmOwnEmailMail } from './features/accounts/profile/mails.ts';
import { renderMail, type MailContent } from './platform/mail/layout.ts';

type Schema = {
  type?: string;
  enum?: string[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  format?: string;
};

/** Values that a schema takes. */
function sampleOf(schema: Schema): unknown {
  const [first] = schema.enum ?? [];
  if (first !== undefined) return first;
  if (schema.const !== undefined) return schema.const;
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return sampleOf(choice);
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sampleOf(each)]),
    );
  if (schema.type === 'array') return [sampleOf(schema.items ?? {})];
  if (schema.type === 'string') return schema.format === 'date' ? '2026-12-04' : 'Pier-7';
  return schema.type === 'boolean' ? true : 2;
}

const templates = features.flatMap(({ mails = [] }) => mails);
const mails = templates.map((template) => {
  const { params } = template as unknown as { params: z.ZodType };
  const sample = sampleOf(z.toJSONSchema(params, { io: 'input', unrepresentable: 'any' }) as Schema);
  // One is told its reader's language, and a day.
  const content = (language: Language) =>
    template.contentOf({ ...(sample as object), effectiveOn: '2027-01-01', language });
  return [template.name, content] as const;
});
const change = { name: 'Ada', newEmail: 'ada@example.com', path: '/confirm-email#1' };

type Written = readonly [name: string, contentOf: (language: Language) => MailContent];
const all: readonly Written[] = [
  ...mails,
  [
    'the link to a new password',
    () => resetLinkMail({ email: change.newEmail, path: change.path, madeBy: 'self' }),
  ],
  ['the link that confirms a new address', () => confirmEmailMail(change)],
  ['the link that confirms the own address', () => confirmOwnEmailMail(change)],
];

/** What a mail says as it is designed that its plain text does not: words of the layout, but no names and addresses. */
const saidBeside = (html: string, text: string): string[] =>
  html
    .replace(/<head>.*?<\/head>/s, '')
    .split(/<[^>]*>/)
    .map((part) => part.trim())
    .filter((part) => /^[A-Z][a-z]+ [a-z]/.test(part) && !text.includes(part));

test.each(all)('%s is written in each language, with nothing left in English', (_name, contentOf) => {
  const written = (language: Language) =>
    writeIn(formatsOf({ language, region: null, clock: 'region' }), () =>
      renderMail(contentOf(language), 'https://charge.example.com'),
    );
  const { text: english, html: inEnglish } = written('en-US');
  const ofLayout = saidBeside(inEnglish, english);
  for (const language of LANGUAGES.filter((each) => !each.startsWith('en'))) {
    const { text, html } = written(language);
    expect(text).not.toBe(english);
    expect(englishLeft(text, english), language).toEqual([]);
    expect(saidBeside(html, text).filter((words) => ofLayout.includes(words))).toEqual([]);
  }
});

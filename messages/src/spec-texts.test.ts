// English keeps to the byte the texts of the specification, which stand in spec-texts.ts; where not, DIFFERING says why.
import { describe, expect, test } from 'vitest';
import { filesOf, readSet, type Message } from '../../scripts/lib/message-files.mjs';
import { SPEC_TEXTS } from './spec-texts.ts';

type Difference = { spec: string; ours: string; because: string };

const DIFFERING: readonly Difference[] = [
  {
    spec: 'Please check your email address and try again.',
    ours: 'Please check your email address and password, and try again.',
    because: 'a wrong password is not called a wrong address',
  },
  {
    spec: 'Email required',
    ours: 'Email required: Please enter an email address.',
    because: 'title and text stand beside the field, where they are one',
  },
  {
    spec: 'Failed to update reservation',
    ours: 'Failed to update reservation.',
    because: 'a sentence, as those beside it in the specification are',
  },
  {
    spec: 'Failed to create location.',
    ours: 'Failed to add location',
    because:
      'one form serves the admin dashboard and the organization page, and says what the latter specifies',
  },
  {
    spec: 'Failed to update location.',
    ours: 'Failed to update location',
    because: 'the same: a title above the reason',
  },
  {
    spec: 'Failed to delete location.',
    ours: 'Failed to delete location',
    because: 'the same: a title above the reason',
  },
  {
    spec: "Today's Reservations",
    ours: 'Today’s Reservations',
    because: 'the apostrophe of the headings around it',
  },
  {
    spec: "Today's sessions",
    ours: 'Today’s reservations',
    because: 'the figure equals the number above the list of that name',
  },
  { spec: 'No shows', ours: 'No-shows', because: 'one spelling, as in “auto no-show”' },
  { spec: 'In work', ours: 'In progress', because: 'the word that the reporter reads' },
  { spec: 'Time slot', ours: 'Time slot:', because: 'read out before the time' },
  {
    spec: 'Privacy Settings Explainer',
    ours: 'How it Works',
    because: 'the specification has both names for the same part',
  },
  { spec: 'Acceptance', ours: 'Acceptance of these terms', because: 'a heading says of what' },
  {
    spec: 'High demand 12:00 PM - 2:00 PM',
    ours: 'Demand is high from 12:00 PM - 2:00 PM.',
    because: 'a whole sentence',
  },
  {
    spec: 'email/basic support',
    ours: 'Email support',
    because: 'one catalogue of plans; the billing view of the specification calls it Email',
  },
  {
    spec: 'Advanced analytics',
    ours: 'Advanced analytics: report of any month',
    because: 'says what is bought',
  },
  {
    spec: 'saving 17%',
    ours: 'Annual saves {saving} a year ({percent}%).',
    because: 'computed from the prices, with the amount',
  },
  {
    spec: '3.0hrs',
    ours: 'hrs on average',
    because: 'the real figure, above its unit',
  },
  { spec: 'kg CO2 saved', ours: 'kg CO₂ saved', because: 'written as in chemistry' },
];

/** Without what only a screen reader says, elements, and the names of values. */
const plain = (text: string): string =>
  text
    .replaceAll(/<hidden>.*?<\/hidden>/g, '')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{.*?\}/g, '{}');

/** What stands on a screen by itself: each form of a plural, and the words of a link. */
function textsOf({ kind, text, forms }: Message): string[] {
  if (kind === 'code') return [];
  const whole = forms ? Object.values(forms).map((form) => form.replaceAll('#', '{#}')) : [text];
  const links = whole.flatMap((each) => [...each.matchAll(/<a>(.*?)<\/a>/g)].map(([, words = '']) => words));
  return [...whole, ...links].map(plain);
}

const english = (isIncluded: (file: string) => boolean): ReadonlySet<string> =>
  new Set(
    filesOf('en')
      .filter(isIncluded)
      .flatMap((file) => readSet('en', file).messages.flatMap(textsOf)),
  );

// The demo says much that the product must say itself.
const isOfDemo = (file: string): boolean => file.startsWith('demo/');
const inDemo = english(isOfDemo);
const inProduct = english((file) => !isOfDemo(file));

type Section = { section: string; texts: string[] };

const [, ...sections] = SPEC_TEXTS.split(/^## /m).map((part): Section => {
  const [section = '', ...texts] = part.split('\n').filter((line) => line !== '');
  return { section, texts };
});

describe('English has the texts of the specification', () => {
  test.each(sections)('$section', ({ section, texts }) => {
    const said = section === '2 Demo screens' ? inDemo : inProduct;
    expect(texts.filter((text) => !said.has(plain(text)))).toEqual([]);
  });

  test('but where it differs it has another instead', () => {
    const has = (text: string): boolean => inProduct.has(plain(text)) || inDemo.has(plain(text));
    expect(DIFFERING.filter(({ spec, ours }) => has(spec) || !has(ours))).toEqual([]);
  });

  test('the list is whole', () => {
    // A fault in reading it would pass everything.
    expect(sections.filter(({ texts }) => texts.length === 0)).toEqual([]);
    expect(sections.flatMap(({ texts }) => texts).length).toBeGreaterThan(380);
  });
});

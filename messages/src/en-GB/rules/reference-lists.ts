import type { Messages } from '../../en/index.ts';

export const rulesReferenceLists = {
  colours: {
    Black: 'Black',
    White: 'White',
    Silver: 'Silver',
    Gray: 'Grey',
    Red: 'Red',
    Blue: 'Blue',
    Green: 'Green',
    Brown: 'Brown',
    Beige: 'Beige',
    Gold: 'Gold',
    'Other (Custom)': 'Other (Custom)',
  },
} satisfies Partial<Messages['rulesReferenceLists']>;

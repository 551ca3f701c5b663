/** A text as it is compared in a search: without capitals and marks, so that `muller` finds `Müller`. */
export const plainText = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

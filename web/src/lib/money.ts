const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$10.00`, of integer cents. */
export const formatMoney = (cents: number): string => dollars.format(cents / 100);

export interface PostalAddress {
  address: string;
  city: string | null;
  state: string | null;
  zipCode: string | null;
}

/** '410 Harbor Street, New York, NY 10013'; unknown parts are left out. */
export function formatAddress({ address, city, state, zipCode }: PostalAddress): string {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [address, city, region].filter(Boolean).join(', ');
}

import { MAX_PAGE } from '@chargerota/contract/sizes';

/** The page of a list that an address names; the first if it names none, or one that the server would refuse. */
export function pageOf(address: URLSearchParams, name = 'page'): number {
  const page = Number(address.get(name));
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGE ? page : 1;
}

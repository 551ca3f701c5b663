// The filter of the tickets and the open ticket, kept in the address so that a link finds the same.
import type { TicketFilter } from '@chargerota/contract';
import { TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '@chargerota/domain';
import { useLocation, useSearch } from 'wouter';
import { pageOf } from '../../../../lib/in-address.ts';
import { isUuid } from '../../../../lib/is-uuid.ts';
import { paths } from '../../../../lib/paths.ts';
import type { TicketQuery } from '../../tickets-api.ts';
import { categoriesOf } from './ticket-facts.ts';

export type TicketAddress = TicketQuery & { ticket?: string };

/** Reads the address and ignores what is invalid. */
export function readAddress(search: string): TicketAddress {
  const given = new URLSearchParams(search);
  const oneOf = <T extends string>(name: string, known: readonly T[]): Record<string, T> => {
    const found = known.find((value) => value === given.get(name));
    return found ? { [name]: found } : {};
  };
  const [administrator = '', ticket = ''] = ['administrator', 'ticket'].map((name) => given.get(name) ?? '');
  const text = (given.get('search') ?? '').trim().slice(0, 100);
  return {
    ...oneOf('type', TICKET_TYPES),
    ...oneOf('category', categoriesOf(undefined)),
    ...oneOf('status', TICKET_STATUSES),
    ...oneOf('priority', TICKET_PRIORITIES),
    ...(['any', 'none'].includes(administrator) || isUuid(administrator) ? { administrator } : {}),
    ...(text && { search: text }),
    ...oneOf('archived', ['true'] as const),
    ...(isUuid(ticket) && { ticket }),
    page: pageOf(given),
  };
}

/** The query string that `readAddress` reads. */
export function writeAddress(address: Partial<TicketAddress>): string {
  const { page, ...others } = address;
  const given = Object.entries(others).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const turned = page && page > 1 ? [['page', String(page)]] : [];
  return new URLSearchParams([['tab', 'tickets'], ...given, ...turned]).toString();
}

/** What is chosen from lists; the search is beside them. */
const CHOICES = ['type', 'category', 'status', 'priority', 'administrator'] as const;

/** How many lists leave out tickets. */
export const choicesIn = (address: TicketAddress): number =>
  CHOICES.filter((name) => address[name] !== undefined).length;

export const NO_FILTER: TicketFilter = {
  type: undefined,
  category: undefined,
  status: undefined,
  priority: undefined,
  administrator: undefined,
  search: undefined,
};

/** Whether anything other than the page, the open ticket and the archive is chosen. */
export const isFiltering = (address: TicketAddress): boolean =>
  Object.keys(address).some((name) => !['page', 'ticket', 'archived'].includes(name));

type Changes = Partial<TicketFilter> & { page?: number; ticket?: string | undefined };

/** Another filter begins at its first page; the open ticket stays open. */
export function useTicketAddress(): [address: TicketAddress, change: (changes: Changes) => void] {
  const address = readAddress(useSearch());
  const [, navigate] = useLocation();
  const change = (changes: Changes): void => {
    const isOther = Object.keys(changes).some((name) => name !== 'ticket');
    const next = { ...address, ...(isOther && { page: 1 }), ...changes };
    navigate(`${paths.developerPortal}?${writeAddress(next)}`, { replace: true });
  };
  return [address, change];
}

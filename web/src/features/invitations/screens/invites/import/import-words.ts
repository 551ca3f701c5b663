import { m } from '@chargerota/messages';
import { BYTE_ORDER_MARK, csvLine, listWords } from '@chargerota/domain';
import type { ImportRow } from './read-members.ts';

/** Who of a file can be invited, before anybody is. */
export function previewWords(rows: readonly ImportRow[]): string {
  const ready = rows.filter(({ state }) => state === 'ready');
  const admins = ready.filter(({ role }) => role === 'admin').length;
  const left = rows.length - ready.length;
  const sentences = [
    ready.length === 0
      ? m.invitationsInvites.nobodyHereCanBeInvited
      : ready.length === 1 && admins === 1
        ? m.invitationsInvites.onePersonCanBeInvitedAs
        : m.invitationsInvites.peopleCanBeInvited({ count: ready.length }),
    admins > 0 && ready.length > 1 && m.invitationsInvites.ofThemBecomeAdministrators({ count: admins }),
    left > 0 && m.invitationsInvites.rowsAreLeftOut({ count: left }),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

export const CHOOSE_FIRST = m.invitationsInvites.chooseTheColumnWithThe;

/** `“Engineer” and “Lead” are no rights here: these people become members.` */
export function unknownRightsWords(rights: readonly string[]): string {
  const shown = rights.slice(0, MOST_NAMED).map((right) => m.invitationsInvites.quoted({ words: right }));
  const more = rights.length - shown.length;
  const listed = more > 0 ? [...shown, m.invitationsInvites.otherValues({ count: more })] : shown;
  return m.invitationsInvites.valuesAreNoRights({ values: listWords(listed), count: rights.length });
}
const MOST_NAMED = 3;

/** The results so far. */
export function resultWords(rows: readonly ImportRow[]): string {
  const count = (state: ImportRow['state']): number => rows.filter((row) => row.state === state).length;
  const [sent, refused, ready, left] = [count('sent'), count('refused'), count('ready'), count('left-out')];
  const sentences = [
    m.invitationsInvites.invitationsWereSent({ count: sent }),
    refused > 0 && m.invitationsInvites.wereRefused({ count: refused }),
    ready > 0 && m.invitationsInvites.wereNotSentYet({ count: ready }),
    left > 0 && m.invitationsInvites.rowsWereLeftOut({ count: left }),
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** The rows that were not sent, with the reasons, as a file that can be corrected and chosen again. */
export const failedFile = (rows: readonly ImportRow[]): string =>
  BYTE_ORDER_MARK +
  csvLine(['email', 'role', 'reason']) +
  rows
    .filter(({ state }) => state !== 'sent')
    .map(({ address, role, note }) => csvLine([address, role === 'admin' ? 'admin' : 'member', note]))
    .join('');

export const SAMPLE_FILE =
  BYTE_ORDER_MARK +
  csvLine(['email', 'role']) +
  csvLine(['ada@example.com', 'member']) +
  csvLine(['ben@example.com', 'admin']);

import { m } from '@chargerota/messages';
import type { Invitation, InvitationResult } from '@chargerota/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { formatDayOf } from '../../../../lib/dates.ts';
import { ApiError } from '../../../../lib/api.ts';
import { clearFailure } from '../../../../lib/failure-places.ts';
import { usePartInAddress } from '../../../../lib/in-address.ts';
import { useLeaveGuard } from '../../../../lib/leave-guard.ts';
import { INVITE_ID, organizationTab, paths } from '../../../../lib/paths.ts';
import { keepDraft, readDraft } from '../../../../lib/storage.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/choices.tsx';
import { LeaveQuestion } from '../../../../ui/leave-question.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { BILLING_ADDRESS } from '../../../billing/addresses.ts';
import type { MemberCapacity } from '../../../billing/member-capacity.ts';
import { isAddress, parseAddresses } from './addresses.ts';
import { useInviteSeveral, useSendInvitation } from '../../api.ts';
import type { Role } from '../../api.ts';
import { FINAL_REFUSALS, toSend, withAddresses, without, withResults } from './entries.ts';
import type { Entry } from './entries.ts';
import { AddressChips } from './address-chips.tsx';
import { CapacityNote } from './capacity-note.tsx';

const ADDRESS = organizationTab('invites');

/** Leaving for these loses nothing: the draft is there when one comes back. */
const KEEPS = [ADDRESS, BILLING_ADDRESS, paths.paymentSetup];

const ROLES = [
  { value: 'user', label: m.common.member },
  { value: 'admin', label: m.common.admin },
] as const;

type InviteFormProps = {
  organizationId: string;
  /** Undefined until it is known. */
  capacity: MemberCapacity | undefined;
  totalLimit: number | null;
  /** Whether an invitation is open. */
  hasOpen: boolean;
};

/** Invites one person, or everybody in a pasted list. */
export function InviteForm({ organizationId, capacity, totalLimit, hasOpen }: InviteFormProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  // Kept for whoever leaves to buy room for them.
  const draftKey = `invites:${organizationId}`;
  const [draft] = useState(() => readDraft<{ typed: string; entries: Entry[] }>(draftKey));
  const [typed, setTyped] = useState(draft.typed ?? '');
  const [role, setRole] = useState<Role>('user');
  const [entries, setEntries] = useState<Entry[]>(draft.entries ?? []);
  const [error, setError] = useState<string>();
  useEffect(() => keepDraft(draftKey, { typed, entries }), [draftKey, typed, entries]);
  const openField = useCallback(() => input.current?.focus({ preventScroll: true }), []);
  usePartInAddress(INVITE_ID, { onNamed: openField });
  const one = useSendInvitation(organizationId);
  const several = useInviteSeveral(organizationId);

  const add = (addresses: readonly string[]): Entry[] => {
    const next = withAddresses(entries, addresses);
    setEntries(next);
    setTyped('');
    setError(undefined);
    return next;
  };
  const type = (text: string): void => {
    setError(undefined);
    // A comma, or a space after an address, ends one of several addresses.
    if (/[,;]/.test(text) || /@.*\s$/.test(text)) add(parseAddresses(text));
    else setTyped(text);
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    const addresses = parseAddresses(pasted);
    if (addresses.length === 0) return;
    if (addresses.length > 1) add(addresses);
    else if (pasted.includes('<')) setTyped(addresses[0] ?? '');
    else return;
    event.preventDefault();
  };
  const edit = (entry: Entry): void => {
    // The text in the field is added to the list, because the edited address takes its place.
    setEntries(withAddresses(without(entries, entry.address), parseAddresses(typed)));
    setTyped(entry.address);
    input.current?.focus();
  };

  const sendOne = (email: string): void => {
    if (!isAddress(email)) return refuse(m.invitationsInvites.invalidEmailAddress);
    one.mutate(
      { email, role },
      {
        onSuccess: (invitation) => {
          // The person may have typed another address since pressing the button.
          setTyped((now) => (now === typed ? '' : now));
          input.current?.focus();
          toast(sentText(invitation));
        },
        onError: (failure) => {
          if (!isAboutAddress(failure)) return;
          refuse(failure.message);
          clearFailure();
        },
      },
    );
  };
  const sendSeveral = (all: readonly Entry[]): void => {
    const emails = toSend(all);
    if (emails.length === 0) return refuse(m.invitationsInvites.noneOfTheseCanBe);
    const results: InvitationResult[] = [];
    // What is no address is not sent at all.
    const kept = all.filter(({ state }) => state === 'wrong').length;
    several.mutate(
      {
        emails,
        role,
        onResults: (part) => {
          results.push(...part);
          setEntries((now) => withResults(now, emails.slice(0, results.length), results));
        },
      },
      { onSuccess: () => toast(summaryOf(results, kept)) },
    );
  };
  const submit = (): void => {
    const waiting = entries.filter(({ state }) => state !== 'sent');
    const text = typed.trim();
    if (waiting.length > 0) sendSeveral(text ? add(parseAddresses(text)) : entries);
    else if (text) sendOne(parseAddresses(text)[0] ?? text);
    else refuse(m.invitationsInvites.emailRequiredPleaseEnterAn);
  };
  // If there is a list, Enter adds another address; only the button sends.
  const takeByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || entries.every(({ state }) => state === 'sent')) return;
    event.preventDefault();
    const text = typed.trim();
    const found = parseAddresses(text);
    if (text) add(found.length > 0 ? found : [text]);
  };
  function refuse(why: string): void {
    setError(why);
    input.current?.focus();
  }

  const count = toSend(entries).length;
  const guard = useLeaveGuard(count > 0, (address) => KEEPS.some((kept) => address.startsWith(kept)));
  return (
    <form
      className="ivs-form stack gap-16"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!one.isPending && !several.isPending && !capacity?.disabledReason) submit();
      }}
    >
      <Field label={m.common.emailAddress} hint={m.invitationsInvites.severalAtOncePasteThe} error={error}>
        <TextInput
          ref={input}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={takeByEnter}
          onPaste={paste}
        />
      </Field>
      {entries.length > 0 && (
        <AddressChips
          entries={entries}
          onEdit={edit}
          onRemove={({ address }) => setEntries(without(entries, address))}
        />
      )}
      <Segmented
        legend={m.invitationsInvites.role}
        choices={ROLES}
        value={role}
        onChange={setRole}
        note={role === 'admin' ? m.invitationsInvites.administratorsManageMembersInvitationsAnd : undefined}
      />
      <Failures />
      <div className="ivs-send">
        <Button
          type="submit"
          look="primary"
          busy={one.isPending || several.isPending}
          disabled={Boolean(capacity?.disabledReason)}
          {...(capacity && { 'aria-describedby': 'invite-capacity' })}
        >
          {count > 1 ? m.invitationsInvites.sendInvitations({ count }) : m.invitationsInvites.sendInvitation}
        </Button>
      </div>
      {capacity && (
        <CapacityNote
          id="invite-capacity"
          capacity={capacity}
          totalLimit={totalLimit}
          wanted={count}
          hasOpen={hasOpen}
        />
      )}
      <LeaveQuestion
        guard={guard}
        title={m.invitationsInvites.leaveWithoutSending}
        description={m.invitationsInvites.addressesNotInvitedYet({ count })}
        onLeave={() => keepDraft(draftKey, null)}
      />
    </form>
  );
}

/** Said at the field alone. Limits and faults have nothing to do with what was typed there. */
const isAboutAddress = (failure: Error): boolean =>
  failure instanceof ApiError && FINAL_REFUSALS.includes(failure.code);

const sentText = ({ email, expiresAt, mailBounces }: Invitation) =>
  mailBounces
    ? ({
        title: m.invitationsInvites.invitationNotMailed,
        description: m.invitationsInvites.mailToEmailComesBack({ email }),
        tone: 'info',
      } as const)
    : {
        title: m.invitationsInvites.invitationSent,
        description: m.invitationsInvites.emailCanAcceptItUntil({
          email,
          day: formatDayOf(new Date(expiresAt)),
        }),
      };

function summaryOf(results: readonly InvitationResult[], kept: number) {
  const sent = results.filter(({ invitation }) => invitation !== null).length;
  const total = results.length + kept;
  const left = total - sent;
  const bouncing = results.filter(({ invitation }) => invitation?.mailBounces).length;
  if (left === 0)
    return {
      title: sent === 1 ? m.invitationsInvites.invitationSent : m.invitationsInvites.allInvitationsSent,
      description: [
        m.invitationsInvites.peopleCanAcceptFor7Days({ count: sent }),
        ...(bouncing > 0 ? [m.invitationsInvites.getNoMail({ count: bouncing })] : []),
      ].join(' '),
    };
  const why = m.invitationsInvites.wereNotSent({ count: left });
  return sent === 0
    ? ({ title: m.invitationsInvites.failedToSendInvitation, description: why, tone: 'loss' } as const)
    : ({
        title: m.invitationsInvites.sentOfTotalInvitationsSent({ sent, total }),
        description: why,
        tone: 'info',
      } as const);
}

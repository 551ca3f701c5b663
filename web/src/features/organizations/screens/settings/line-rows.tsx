import { LINE_ORDERS, OFFER_REACHES, UNLIMITED_OPEN } from '@chargerota/domain';
import type { LineOrder } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LINE_WEEKS_ID, paths, WHOLE_LINE_ID } from '../../../../lib/paths.ts';
import { Select } from '../../../../ui/field.tsx';
import { heldWords } from '../../../waitlist/line-words.ts';
import { ControlRow, hintOf, SelectRow, SwitchRow } from './setting-rows.tsx';
import { ORDER_WORDS, SETTING_LABELS } from './setting-words.ts';
import type { SettingsForm } from './use-settings.ts';

const ORDER_HINTS: Record<LineOrder, string> = {
  fair: 'Whoever has used chargers for the least time in the past 14 days comes first, then whoever has waited longest. A missed reservation counts in full.',
  first_come: 'Whoever has waited longest comes first, however much they have charged.',
};

/** A few of the values that are allowed. */
const OFFER_OPTIONS = [5, 10, 15, 20, 25, 30];
const OPEN_OPTIONS = [UNLIMITED_OPEN, 1, 2, 3, 4, 5, 10];

/** Settings of the line, and of what keeps chargers free for those who wait. */
export function LineRows({ form }: { form: SettingsForm }): ReactNode {
  const { lineOrder, lineOfferMinutes, maxOpenBookings } = form.edited;
  const [fast, mail] = OFFER_REACHES.map((reach) => heldWords(lineOfferMinutes, reach));
  return (
    <>
      <SwitchRow
        form={form}
        name="lineEnabled"
        hint={
          <>
            Members who find no free charger join the line, and are offered the next one that becomes free.{' '}
            <Link className="link" href={`${paths.line}#${WHOLE_LINE_ID}`}>
              See who is waiting
            </Link>
            ,{' '}
            <Link className="link" href={`${paths.line}#${LINE_WEEKS_ID}`}>
              or what the line brings
            </Link>
          </>
        }
      />
      <ControlRow
        label={SETTING_LABELS.lineOrder}
        hint={hintOf({ form, name: 'lineOrder', hint: ORDER_HINTS[lineOrder] })}
      >
        <Select
          value={lineOrder}
          onChange={(event) => form.set({ lineOrder: event.target.value as LineOrder })}
        >
          {LINE_ORDERS.map((order) => (
            <option key={order} value={order}>
              {ORDER_WORDS[order]}
            </option>
          ))}
        </Select>
      </ControlRow>
      <SelectRow
        form={form}
        name="lineOfferMinutes"
        hint={`This is the base: members reached by push or text message have ${fast}, since they read it at once, and others have ${mail}, since email is read later. A later start gives everybody longer.`}
        options={OFFER_OPTIONS}
      />
      <SwitchRow
        form={form}
        name="lineRestAtOnce"
        hint="When a charger becomes free during a reservation, the rest of its time is offered from now on."
      />
      <SwitchRow
        form={form}
        name="lineNudges"
        hint="Members read that a charger is wanted, and can be asked to free it. They never read who asks."
      />
      <SwitchRow
        form={form}
        name="lineStillComing"
        hint="An hour before the start. Who is not coming cancels with one press, in time for somebody else."
      />
      <SwitchRow
        form={form}
        name="lineShorterSuggestion"
        hint="The booking screen suggests as many hours as the member’s usual energy takes. Members can choose another length."
      />
      <SelectRow
        form={form}
        name="maxOpenBookings"
        hint={
          maxOpenBookings === UNLIMITED_OPEN
            ? 'Members can reserve any number of slots ahead. If many wait in vain, 3 leaves room for others.'
            : 'For each member. A reservation counts until its time is over or the member arrives.'
        }
        options={OPEN_OPTIONS}
      />
    </>
  );
}

import { LINE_ORDERS, OFFER_REACHES, UNLIMITED_OPEN } from '@chargerota/domain';
import type { LineOrder } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LINE_WEEKS_ID, paths, WHOLE_LINE_ID } from '../../../../lib/paths.ts';
import { Select } from '../../../../ui/field.tsx';
import { heldWords } from '../../../waitlist/line-words.ts';
import { ControlRow, SelectRow, SwitchRow, whyDisabled } from './setting-rows.tsx';
import { ORDER_WORDS, SETTING_LABELS } from './setting-words.ts';
import type { SettingsForm } from './use-settings.ts';

const ORDER_HINTS: Record<LineOrder, string> = {
  fair: 'The member who has charged least in the past 14 days comes first. A missed reservation counts in full.',
  first_come: 'The member who has waited longest comes first.',
};

/** A few of the values that are allowed. */
const OFFER_OPTIONS = [5, 10, 15, 20, 25, 30];
const OPEN_OPTIONS = [UNLIMITED_OPEN, 1, 2, 3, 4, 5, 10];

/** Settings of the line, and of what keeps chargers free for those who wait. */
export function LineRows({ form }: { form: SettingsForm }): ReactNode {
  const { lineOrder, lineOfferMinutes, maxOpenBookings } = form.edited;
  const whyNoOrder = whyDisabled({ form, name: 'lineOrder' });
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
              or the line statistics
            </Link>
            .
          </>
        }
      />
      <ControlRow label={SETTING_LABELS.lineOrder} hint={whyNoOrder || ORDER_HINTS[lineOrder]}>
        <Select
          value={lineOrder}
          disabled={whyNoOrder !== ''}
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
        hint={`Seven tenths of it (${fast}) for members told by push or text message; one and a half times as long (${mail}) for others, who see their email later. A later start gives everybody longer.`}
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
        hint="They can be asked to free the charger, and are not told who asks."
      />
      <SwitchRow
        form={form}
        name="lineStillComing"
        hint="An hour before the start. Members who are not coming can cancel with one press, in time for somebody else."
      />
      <SwitchRow
        form={form}
        name="lineShorterSuggestion"
        hint="Based on how much they usually charge. Members can choose another duration."
      />
      <SelectRow
        form={form}
        name="maxOpenBookings"
        hint={
          maxOpenBookings === UNLIMITED_OPEN
            ? 'Members can reserve any number of slots ahead. A limit of 3, say, leaves room for others.'
            : 'For each member. A reservation counts until its time is over or the member arrives.'
        }
        options={OPEN_OPTIONS}
      />
    </>
  );
}

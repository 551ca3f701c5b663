import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { LINE_ORDERS, UNLIMITED_OPEN } from '@chargerota/domain';
import type { LineOrder } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { LINE_WEEKS_ID, paths, WHOLE_LINE_ID } from '../../../../lib/paths.ts';
import { Select } from '../../../../ui/field.tsx';
import { shortestHolds } from './rule-words.ts';
import { ControlRow, SelectRow, SwitchRow, whyDisabled } from './setting-rows.tsx';
import { ORDER_WORDS, SETTING_LABELS } from './setting-words.ts';
import type { SettingsForm } from './use-settings.ts';

const ORDER_HINTS: Record<LineOrder, string> = {
  fair: m.organizationsSettings.theMemberWhoHasCharged,
  first_come: m.organizationsSettings.theMemberWhoHasWaited,
};

/** A few of the values that are allowed. */
const OFFER_OPTIONS = [5, 10, 15, 20, 25, 30];
const OPEN_OPTIONS = [UNLIMITED_OPEN, 1, 2, 3, 4, 5, 10];

/** Settings of the line, and of what keeps chargers free for those who wait. */
export function LineRows({ form }: { form: SettingsForm }): ReactNode {
  const { lineOrder, lineOfferMinutes, maxOpenBookings } = form.edited;
  const whyNoOrder = whyDisabled({ form, name: 'lineOrder' });
  return (
    <>
      <SwitchRow
        form={form}
        name="lineEnabled"
        hint={
          <>
            <Rich
              of={m.organizationsSettings.membersWhoFindNoFree}
              a={(it) => (
                <Link className="link" href={`${paths.line}#${WHOLE_LINE_ID}`}>
                  {it}
                </Link>
              )}
              a2={(it) => (
                <Link className="link" href={`${paths.line}#${LINE_WEEKS_ID}`}>
                  {it}
                </Link>
              )}
            />
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
        hint={m.organizationsSettings.sevenTenthsOfItFast(shortestHolds(lineOfferMinutes))}
        options={OFFER_OPTIONS}
      />
      <SwitchRow form={form} name="lineRestAtOnce" hint={m.organizationsSettings.whenAChargerBecomesFree} />
      <SwitchRow form={form} name="lineNudges" hint={m.organizationsSettings.theyCanBeAskedTo} />
      <SwitchRow form={form} name="lineStillComing" hint={m.organizationsSettings.anHourBeforeTheStart} />
      <SwitchRow form={form} name="lineShorterSuggestion" hint={m.organizationsSettings.basedOnHowMuchThey} />
      <SelectRow
        form={form}
        name="maxOpenBookings"
        hint={
          maxOpenBookings === UNLIMITED_OPEN
            ? m.organizationsSettings.membersCanReserveAnyNumber
            : m.organizationsSettings.forEachMemberAReservation
        }
        options={OPEN_OPTIONS}
      />
    </>
  );
}

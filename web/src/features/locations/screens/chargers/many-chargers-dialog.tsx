import { m } from '@chargerota/messages';
import type { Spot } from '@chargerota/contract';
import { CHARGING_TYPES, CONNECTOR_TYPES } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { useToastWithUndo } from '../../../../ui/use-undo.ts';
import { useRefreshLocations, useUpdateCharger } from '../../admin-api.ts';
import type { ChargerChanges } from '../../admin-api.ts';
import { CHARGER_STATE_NAMES, CHARGER_STATES, manyChargersSchema, unusual } from '../../charger-form.ts';
import type { ManyChargersValues } from '../../charger-form.ts';
import { CHARGING_TYPE_NAMES, CONNECTOR_NAMES } from '../../words.ts';
import { spotReportsQuery } from '../../reports-api.ts';
import { canUndoCharger } from '../../take-back.ts';
import { ComingQuestion } from '../../components/coming-question.tsx';
import { NotChanged } from './not-changed.tsx';
import { undoMany, useChangeMany } from './use-change-many.ts';
import { useProposal } from './use-proposal.ts';
import type { Refused } from './use-change-many.ts';

const AS_IT_IS = m.locationsChargers.leaveUnchanged;
const UNCHANGED: ManyChargersValues = {
  connectorType: '',
  chargingType: '',
  powerOutput: '',
  state: '',
};

type ManyChargersDialogProps = {
  organizationId: string;
  timezone: string;
  spots: readonly Spot[];
  /** Called with the chargers that could not be changed. */
  onChanged: (failed: Spot[]) => void;
  onClose: () => void;
};

/** Changes several chargers alike. Each has its own request, so that one refusal does not stop the others. */
export function ManyChargersDialog(props: ManyChargersDialogProps): ReactNode {
  const { organizationId, timezone, spots, onChanged, onClose } = props;
  const formId = useId();
  const form = useForm({
    resolver: zodResolver(manyChargersSchema),
    defaultValues: UNCHANGED,
  });
  const client = useQueryClient();
  const many = useChangeMany(organizationId);
  const refresh = useRefreshLocations(organizationId);
  const reports = useQuery(spotReportsQuery);
  const tell = useToastWithUndo();
  const values = { ...UNCHANGED, ...useWatch({ control: form.control }) };
  const isEmpty = Object.values(values).every((value) => !value);
  const hints = unusual(spots, values);
  const { errors } = form.formState;
  const { failed } = many;
  const single = useUpdateCharger(organizationId);
  const [sent, setSent] = useState<{ changes: ChargerChanges; values: string } | null>(null);
  const isAsSent = sent?.values === JSON.stringify(values);
  // Sent again unchanged, what would end reservations is refused again: each of these is asked about.
  const again = isAsSent ? failed.filter(({ coming }) => !coming) : failed;

  const send = (changes: ChargerChanges, those: readonly Spot[]): void =>
    many.change(those, changes, (refused) => {
      onChanged(refused.map(({ spot }) => spot));
      setSent({ changes, values: JSON.stringify({ ...UNCHANGED, ...form.getValues() }) });
      if (refused.length > 0) return;
      const canUndo = those.every((spot) => canUndoCharger(spot, changes, reports.data));
      tell(
        {
          title: m.locationsChargers.chargersUpdated,
          description: m.locationsChargers.chargersChanged({ count: those.length }),
        },
        canUndo ? () => undoMany(client, those, changes).finally(refresh) : null,
      );
      onClose();
    });
  const propose = useProposal(form, spots, timezone);
  const submit = form.handleSubmit((changes) =>
    send(changes, failed.length > 0 ? again.map(({ spot }) => spot) : spots),
  );
  const [asked, setAsked] = useState<Spot>();
  const changeAnyway = ({ spot }: Refused): void => {
    setAsked(spot);
    single.change(
      { id: spot.id, changes: sent?.changes ?? {} },
      {
        onSuccess: () => {
          const rest = many.settle(spot);
          onChanged(rest.map((refused) => refused.spot));
          if (rest.length > 0) return;
          tell(
            {
              title: m.locationsChargers.chargersUpdated,
              description: m.locationsChargers.chargersChanged({ count: spots.length }),
            },
            null,
          );
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={m.locationsChargers.changeChargers({ count: spots.length })}
      description={numbersOf(spots)}
      actions={
        <>
          <Button onClick={onClose}>{failed.length > 0 ? m.common.close : m.common.cancel}</Button>
          {(failed.length === 0 || again.length > 0) && (
            <Button
              type="submit"
              form={formId}
              look="primary"
              busy={many.isPending}
              busyLabel={m.locationsChargers.doneOfTotal({ done: many.done, total: many.total })}
              disabled={isEmpty}
              {...(isEmpty && { 'aria-describedby': `${formId}-why` })}
            >
              {failed.length > 0
                ? m.locationsChargers.tryAgain({ count: again.length })
                : m.common.saveChanges}
            </Button>
          )}
          {isEmpty && (
            <p className="hint lf-why" id={`${formId}-why`}>
              {m.locationsChargers.chooseWhatToChange}
            </p>
          )}
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={m.locationsChargers.connector}
          hint={hints.connector}
          error={errors.connectorType?.message}
        >
          <Select {...form.register('connectorType')}>
            <option value="">{AS_IT_IS}</option>
            {CONNECTOR_TYPES.map((type) => (
              <option key={type} value={type}>
                {CONNECTOR_NAMES[type]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="field-row ch-form is-many">
          <Field label={m.locationsChargers.powerKW} hint={hints.power} error={errors.powerOutput?.message}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              placeholder={AS_IT_IS}
              {...form.register('powerOutput')}
            />
          </Field>
          <Field label={m.common.type} error={errors.chargingType?.message}>
            <Select {...form.register('chargingType', { onChange: propose })}>
              <option value="">{AS_IT_IS}</option>
              {CHARGING_TYPES.map((type) => (
                <option key={type} value={type}>
                  {CHARGING_TYPE_NAMES[type]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Field
          label={m.locationsChargers.state}
          hint={m.locationsChargers.chargersWithUpcomingReservationsAre}
          error={errors.state?.message}
        >
          <Select {...form.register('state')}>
            <option value="">{AS_IT_IS}</option>
            {CHARGER_STATES.map((state) => (
              <option key={state} value={state}>
                {CHARGER_STATE_NAMES[state]}
              </option>
            ))}
          </Select>
        </Field>
        {failed.length > 0 && (
          <NotChanged
            changed={spots.length - failed.length}
            failed={failed}
            asking={single.variables?.id}
            onChangeAnyway={changeAnyway}
          />
        )}
      </form>
      {asked && (
        <ComingQuestion
          question={single.question}
          title={m.locationsChargers.changeChargerSpotNumber({ spotNumber: asked.spotNumber })}
          act="change"
        />
      )}
    </Dialog>
  );
}

/** The most numbers that are listed; the rest are counted. */
const NAMED = 12;

function numbersOf(spots: readonly Spot[]): string {
  const named = spots.slice(0, NAMED).map(({ spotNumber }) => spotNumber);
  const count = spots.length - named.length;
  const numbers = named.join(', ');
  return count > 0 ? m.locationsChargers.numbersAndMore({ numbers, count }) : numbers;
}

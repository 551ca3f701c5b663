import { m } from '@chargerota/messages';
import type { Spot } from '@chargerota/contract';
import { CHARGING_TYPES, CONNECTOR_TYPES } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Link } from 'wouter';
import { useMoreChargers } from '../../../billing/screens/dialogs/use-more-chargers.tsx';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import { chargersAddress } from '../../addresses.ts';
import { ApiError } from '../../../../lib/api.ts';
import { showFieldErrors } from '../../../../lib/form-errors.ts';
import { formatDayOf } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { useToastWithUndo } from '../../../../ui/use-undo.ts';
import { useRefreshLocations, useUpdateCharger } from '../../admin-api.ts';
import {
  CHARGER_STATES,
  CHARGER_STATE_NAMES,
  chargerChanges,
  chargerFormSchema,
  chargerFormValues,
  stateOf,
  unusual,
} from '../../charger-form.ts';
import type { ChargerState } from '../../charger-form.ts';
import { ComingQuestion } from '../../components/coming-question.tsx';
import { spotReportsQuery } from '../../reports-api.ts';
import { canUndoCharger, undoCharger } from '../../take-back.ts';
import { CHARGING_TYPE_NAMES, CONNECTOR_NAMES } from '../../words.ts';
import { useProposal } from './use-proposal.ts';

const MEANINGS: Readonly<Record<ChargerState, string>> = {
  available: m.locationsChargers.membersCanReserveIt,
  maintenance: m.locationsChargers.membersSeeItAndCannot,
  out: m.locationsChargers.membersNoLongerSeeIt,
};

/** Explains the chosen state; for the charger's current state also says since when. */
function noteOn(spot: Spot, state: ChargerState): string {
  const { lastStatusUpdate } = spot;
  if (state !== stateOf(spot) || state === 'available' || !lastStatusUpdate) return MEANINGS[state];
  const day = formatDayOf(new Date(lastStatusUpdate));
  const since =
    state === 'out'
      ? m.locationsChargers.outOfUseSince({ day })
      : m.locationsChargers.inMaintenanceSince({ day });
  return `${since} ${MEANINGS[state]}`;
}

type ChargerDialogProps = { organizationId: string; timezone: string; spot: Spot; onClose: () => void };

/** Changes one charger. Asks first if that would cancel upcoming reservations. */
export function ChargerDialog({ organizationId, timezone, spot, onClose }: ChargerDialogProps): ReactNode {
  const formId = useId();
  const client = useQueryClient();
  const update = useUpdateCharger(organizationId);
  const refresh = useRefreshLocations(organizationId);
  const reports = useQuery(spotReportsQuery);
  const tell = useToastWithUndo();
  const form = useForm({ resolver: zodResolver(chargerFormSchema), defaultValues: chargerFormValues(spot) });
  const { errors } = form.formState;
  const state = useWatch({ control: form.control, name: 'state' });
  const [chargingType, connectorType, powerOutput] = useWatch({
    control: form.control,
    name: ['chargingType', 'connectorType', 'powerOutput'],
  });
  const hints = unusual([spot], { chargingType, connectorType, powerOutput });
  const propose = useProposal(form, [spot], timezone, chargerFormValues(spot));
  const [capacityError, setCapacityError] = useState<{ code: string; message: string } | null>(null);
  const here = chargersAddress(spot.locationId);
  const wayOut = wayOutOf(capacityError?.code ?? null, here, spot.locationId);
  const more = useMoreChargers({ organizationId, locationId: spot.locationId, here });

  const save = form.handleSubmit((values) => {
    const changes = chargerChanges(spot, values);
    if (!changes) return onClose();
    return update.change(
      { id: spot.id, changes },
      {
        onSuccess: ({ spotNumber }, hasEnded) => {
          const canUndo = !hasEnded && canUndoCharger(spot, changes, reports.data);
          tell(
            {
              title: m.locationsChargers.chargerUpdated,
              description: hasEnded
                ? m.locationsChargers.yourChangesToChargerSpotNumber({ spotNumber })
                : m.locationsChargers.yourChangesToChargerSpotNumberAre({ spotNumber }),
            },
            canUndo ? () => undoCharger(client, spot, changes).finally(refresh) : null,
          );
          onClose();
        },
        onError: (error) => {
          if (!(error instanceof ApiError)) return false;
          if (error.code === 'spot_limit' || error.code === 'subscription_required') {
            setCapacityError({ code: error.code, message: error.details[0]?.message ?? error.message });
            return true;
          }
          if (error.code !== 'spot_number_taken') return showFieldErrors(form, error);
          form.setError('spotNumber', { message: error.message }, { shouldFocus: true });
          return true;
        },
      },
    );
  });

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={m.locationsChargers.editChargerSpotNumber({ spotNumber: spot.spotNumber })}
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button type="submit" form={formId} look="primary" busy={update.isPending}>
            {m.common.saveChanges}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void save(event)}>
        <div className="field-row ch-form">
          <Field label={m.locationsChargers.number} error={errors.spotNumber?.message} required>
            <TextInput autoComplete="off" {...form.register('spotNumber')} />
          </Field>
          <Field
            label={m.locationsChargers.powerKW}
            hint={hints.power}
            error={errors.powerOutput?.message}
            required
          >
            <TextInput inputMode="decimal" autoComplete="off" {...form.register('powerOutput')} />
          </Field>
          <Field
            label={m.locationsChargers.connector}
            hint={hints.connector}
            error={errors.connectorType?.message}
          >
            <Select {...form.register('connectorType')}>
              {CONNECTOR_TYPES.map((type) => (
                <option key={type} value={type}>
                  {CONNECTOR_NAMES[type]}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={m.common.type} error={errors.chargingType?.message}>
            <Select {...form.register('chargingType', { onChange: propose })}>
              {CHARGING_TYPES.map((type) => (
                <option key={type} value={type}>
                  {CHARGING_TYPE_NAMES[type]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <RadioGroup
          legend={m.locationsChargers.state}
          value={state}
          onChange={(chosen) => {
            setCapacityError(null);
            form.setValue('state', chosen, { shouldDirty: true });
          }}
          choices={CHARGER_STATES.map((value) => ({ value, label: CHARGER_STATE_NAMES[value] }))}
          note={noteOn(spot, state)}
          error={capacityError?.message}
        />
        {wayOut &&
          (capacityError?.code === 'spot_limit' ? (
            <p>
              <Button onClick={() => more.buy(1, () => setCapacityError(null))}>{wayOut.label}</Button>
            </p>
          ) : (
            <Link className="link sm" href={wayOut.href}>
              {wayOut.label}
            </Link>
          ))}
      </form>
      {more.dialog}
      <ComingQuestion
        question={update.question}
        title={m.locationsChargers.changeChargerSpotNumber({ spotNumber: spot.spotNumber })}
        act="change"
      />
    </Dialog>
  );
}

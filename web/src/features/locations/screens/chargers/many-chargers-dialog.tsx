import type { Spot } from '@chargerota/contract';
import { CHARGING_TYPES, CONNECTOR_TYPES } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { useToastWithUndo } from '../../../../ui/use-undo.ts';
import { useRefreshLocations } from '../../admin-api.ts';
import type { ChargerChanges } from '../../admin-api.ts';
import { CHARGER_STATE_NAMES, CHARGER_STATES, manyChargersSchema, unusual } from '../../charger-form.ts';
import type { ManyChargersValues } from '../../charger-form.ts';
import { chargers, CHARGING_TYPE_NAMES, CONNECTOR_NAMES } from '../../words.ts';
import { spotReportsQuery } from '../../reports-api.ts';
import { canUndoCharger } from '../../take-back.ts';
import { undoMany, useChangeMany } from './use-change-many.ts';
import { useProposal } from './use-proposal.ts';

const AS_IT_IS = 'Leave unchanged';
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

  const send = (changes: ChargerChanges, those: readonly Spot[]): void =>
    many.change(those, changes, (refused) => {
      onChanged(refused.map(({ spot }) => spot));
      if (refused.length > 0) return;
      const canUndo = those.every((spot) => canUndoCharger(spot, changes, reports.data));
      tell(
        { title: 'Chargers Updated', description: `${chargers(those.length)} changed.` },
        canUndo ? () => undoMany(client, those, changes).finally(refresh) : null,
      );
      onClose();
    });
  const propose = useProposal(form, spots, timezone);
  const submit = form.handleSubmit((changes) =>
    send(changes, failed.length > 0 ? failed.map(({ spot }) => spot) : spots),
  );

  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={`Change ${chargers(spots.length)}`}
      description={numbersOf(spots)}
      actions={
        <>
          <Button onClick={onClose}>{failed.length > 0 ? 'Close' : 'Cancel'}</Button>
          <Button
            type="submit"
            form={formId}
            look="primary"
            busy={many.isPending}
            busyLabel={`${many.done} of ${many.total}`}
            disabled={isEmpty}
            {...(isEmpty && { 'aria-describedby': `${formId}-why` })}
          >
            {failed.length > 0 ? `Try ${failed.length} again` : 'Save changes'}
          </Button>
          {isEmpty && (
            <p className="hint lf-why" id={`${formId}-why`}>
              Choose what to change.
            </p>
          )}
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Connector" hint={hints.connector} error={errors.connectorType?.message}>
          <Select {...form.register('connectorType')}>
            <option value="">{AS_IT_IS}</option>
            {CONNECTOR_TYPES.map((type) => (
              <option key={type} value={type}>
                {CONNECTOR_NAMES[type]}
              </option>
            ))}
          </Select>
        </Field>
        <div className="field-row ch-form">
          <Field label="Power, kW" hint={hints.power} error={errors.powerOutput?.message}>
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              placeholder={AS_IT_IS}
              {...form.register('powerOutput')}
            />
          </Field>
          <Field label="Type" error={errors.chargingType?.message}>
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
          label="State"
          hint="Chargers with coming reservations are left as they are if this takes them out of service, and are named here."
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
          <div role="alert">
            <p className="strong">
              {spots.length - failed.length} changed, {failed.length} not:
            </p>
            <ul className="rows sm">
              {failed.map(({ spot, reason }) => (
                <li key={spot.id} className="ch-fail">
                  <b className="fig">{spot.spotNumber}</b> {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
      </form>
    </Dialog>
  );
}

/** The most numbers that are listed; the rest are counted. */
const NAMED = 12;

function numbersOf(spots: readonly Spot[]): string {
  const named = spots.slice(0, NAMED).map(({ spotNumber }) => spotNumber);
  const rest = spots.length - named.length;
  return rest > 0 ? `${named.join(', ')} and ${rest} more` : named.join(', ');
}

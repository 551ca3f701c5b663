import { m } from '@chargerota/messages';
import type { Closure, Location } from '@chargerota/contract';
import { localDate } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../../lib/api.ts';
import { differingZone, formatFarDayOf, formatTimeThere } from '../../../lib/dates.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { organizationLocationsQuery } from '../admin-api.ts';
import { locationSpotsQuery } from '../api.ts';
import { ClosureEffectsDialog } from './closure-effects.tsx';
import {
  closureChanges,
  closureFormSchema,
  closureToMake,
  closureValues,
  newClosure,
  type Beforehand,
  type ClosureValues,
} from './closure-form.ts';
import { whenWords } from './closure-words.ts';
import { changeClosure, createClosure } from './closures-api.ts';
import { useClosing } from './use-closing.ts';
import './closures.css';

const REASONS: readonly string[] = Object.values(m.locationsClosures.reasons);
const MOST_LETTERS = 80;

type ClosureDialogProps = {
  location: Location;
  /** What is changed; null to close something. Which chargers it closes cannot be changed. */
  closure?: Closure | null;
  beforehand?: Beforehand;
  onDone?: () => void;
  onClose: () => void;
};

/** Closes a location or some of its chargers for a time, or changes when and why. */
export function ClosureDialog(props: ClosureDialogProps): ReactNode {
  const { location, closure = null, beforehand = {}, onDone, onClose } = props;
  const { name, timezone } = location;
  const now = useNow();
  const formId = useId();
  const form = useForm<ClosureValues>({
    resolver: zodResolver(closureFormSchema),
    defaultValues: closure ? closureValues(closure) : newClosure(beforehand, now, timezone),
  });
  const { errors } = form.formState;
  const { control, register, setValue } = form;
  const [allDay, reason] = useWatch({ control, name: ['allDay', 'reason'] });
  const hasBegun = closure !== null && new Date(closure.startsAt) <= now;
  const closing = useClosing({
    send: (values: ClosureValues, confirmation) => {
      const confirmed = confirmation === undefined ? {} : { confirmation };
      return closure
        ? changeClosure(closure.id, { ...closureChanges(closure, values), ...confirmed })
        : createClosure(location.id, { ...closureToMake(values), ...confirmed });
    },
    onDone: (made) => {
      toast({
        title: closure ? m.locationsClosures.closureChanged : m.locationsClosures.closedForATime,
        description: whenWords(made, timezone, now),
      });
      onDone?.();
      onClose();
    },
    onRefused: (error) => {
      if (showFieldErrors(form, error)) return;
      const title = closure ? m.locationsClosures.notChanged : m.locationsClosures.notClosed;
      toast({ title, description: whyNot(error), tone: 'loss', error });
    },
  });
  const save = form.handleSubmit((values) =>
    closure && !closureChanges(closure, values) ? onClose() : closing.close(values),
  );
  const zone = differingZone(now, timezone);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={
        closure ? m.locationsClosures.changeTheClosure({ name }) : m.locationsClosures.closeName({ name })
      }
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button type="submit" form={formId} look="primary" busy={closing.isPending && !closing.question}>
            {closure ? m.common.saveChanges : m.locationsClosures.close}
          </Button>
        </>
      }
    >
      <form id={formId} className="form" noValidate onSubmit={(event) => void save(event)}>
        {!closure && <What form={form} location={location} />}
        {hasBegun && (
          <p className="sm mute">
            {m.locationsClosures.itHasBegun({ when: whenBegun(closure, timezone, now) })}
          </p>
        )}
        <div className="stack gap-8">
          {!closure && <Checkbox label={m.locationsClosures.allDay} {...register('allDay')} />}
          <div className="cl-times">
            {!hasBegun && (
              <Field
                label={allDay ? m.locationsClosures.firstDay : m.locationsClosures.from}
                error={errors.from?.message}
                required
              >
                <TextInput
                  type="date"
                  {...(!closure && { min: localDate(now, timezone) })}
                  {...register('from', {
                    onChange: ({ target }: { target: { value: string } }) =>
                      target.value > form.getValues('to') && setValue('to', target.value),
                  })}
                />
              </Field>
            )}
            {!hasBegun && !allDay && (
              <Field label={m.locationsClosures.startTime} error={errors.fromTime?.message} required>
                <TextInput type="time" {...register('fromTime')} />
              </Field>
            )}
            <Field
              label={allDay ? m.locationsClosures.lastDay : m.locationsClosures.until}
              error={errors.to?.message}
              required
            >
              <TextInput type="date" min={localDate(now, timezone)} {...register('to')} />
            </Field>
            {!allDay && (
              <Field label={m.locationsClosures.endTime} error={errors.toTime?.message} required>
                <TextInput type="time" {...register('toTime')} />
              </Field>
            )}
          </div>
          {zone && <p className="hint">{m.locationsClosures.timesInZone({ zone })}</p>}
        </div>
        <div className="stack gap-8">
          <Field
            label={m.locationsClosures.whyIsItClosed}
            hint={m.locationsClosures.membersReadIt}
            error={errors.reason?.message}
            required
          >
            <TextInput autoComplete="off" maxLength={MOST_LETTERS} {...register('reason')} />
          </Field>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be one more field */}
          <div className="chips" role="group" aria-label={m.locationsClosures.suggestions}>
            {REASONS.map((word) => (
              <button
                key={word}
                type="button"
                className="chip"
                aria-pressed={reason === word}
                onClick={() => setValue('reason', word, { shouldValidate: errors.reason !== undefined })}
              >
                {word}
              </button>
            ))}
          </div>
        </div>
        {!closure && (
          <Checkbox
            label={
              <>
                {m.locationsClosures.everyYearLabel}
                <span className="hint check-hint">{m.locationsClosures.everyYearHint}</span>
              </>
            }
            {...register('yearly')}
          />
        )}
        {!closure && <AlsoAt form={form} location={location} />}
      </form>
      {closing.question && (
        <ClosureEffectsDialog
          question={closing.question}
          timezone={timezone}
          title={
            closure ? m.locationsClosures.changeTheClosureQuestion({ name }) : titleOf(form.getValues(), name)
          }
          confirmLabel={closure ? m.locationsClosures.confirmAndChange : m.locationsClosures.confirmAndClose}
        />
      )}
    </Dialog>
  );
}

type PartProps = { form: ReturnType<typeof useForm<ClosureValues>>; location: Location };

/** The whole location, or some of its chargers. */
function What({ form, location }: PartProps): ReactNode {
  const [which, spotIds] = useWatch({ control: form.control, name: ['which', 'spotIds'] });
  const spots = useQuery(locationSpotsQuery(location.id)).data ?? [];
  return (
    <div className="stack gap-8">
      <RadioGroup
        legend={m.locationsClosures.whatCloses}
        value={which}
        onChange={(chosen) => form.setValue('which', chosen)}
        choices={[
          { value: 'all', label: m.locationsClosures.wholeLocation },
          { value: 'some', label: m.locationsClosures.chosenChargers },
        ]}
      />
      {which === 'some' && (
        <ChipChoices
          scrolls
          legend={m.locationsClosures.chosenChargers}
          legendHidden
          choices={spots
            .filter(({ isActive }) => isActive)
            .map(({ id, spotNumber }) => ({ value: id, label: spotNumber }))}
          value={spotIds}
          error={form.formState.errors.spotIds?.message}
          onChange={(ids) => form.setValue('spotIds', ids, { shouldValidate: form.formState.isSubmitted })}
        />
      )}
    </div>
  );
}

/** Where a whole location closes: others with it. */
function AlsoAt({ form, location }: PartProps): ReactNode {
  const [which, alsoAt] = useWatch({ control: form.control, name: ['which', 'alsoAt'] });
  const all = useQuery(organizationLocationsQuery(location.organizationId)).data ?? [];
  const others = all.filter(({ id, isActive }) => isActive && id !== location.id);
  if (which !== 'all' || others.length === 0) return null;
  return (
    <ChipChoices
      scrolls
      legend={m.locationsClosures.alsoClose}
      choices={others.map(({ id, name }) => ({ value: id, label: name }))}
      value={alsoAt}
      error={form.formState.errors.alsoAt?.message}
      onChange={(ids) => form.setValue('alsoAt', ids)}
    />
  );
}

const whenBegun = ({ startsAt }: Closure, zone: string, now: Date): string => {
  const start = new Date(startsAt);
  return m.rulesMemberRules.dayAndTime({
    day: formatFarDayOf(start, now, zone),
    time: formatTimeThere(start, zone),
  });
};

const titleOf = ({ which, spotIds }: ClosureValues, name: string): string =>
  which === 'all'
    ? m.locationsClosures.closeNameQuestion({ name })
    : m.locationsClosures.closeChargersQuestion({ name, count: spotIds.length });

/** Which charger is in the way, where the server says it. */
function whyNot(error: Error): string {
  const [detail] = error instanceof ApiError && error.code === 'closure_overlaps' ? error.details : [];
  const spotNumber = detail?.['spotNumber'];
  // What is in maintenance for a time has no closure that could be ended.
  return typeof spotNumber === 'string' && detail?.['closureId']
    ? m.locationsClosures.chargerIsClosedThen({ spotNumber })
    : error.message;
}

import { m } from '@chargerota/messages';
import { preferencesForm } from '@chargerota/contract/forms';
import type { Position, Preferences } from '@chargerota/contract';
import {
  CHARGING_TYPE_NAMES,
  CHARGING_TYPES,
  CONNECTOR_NAMES,
  CONNECTOR_TYPES,
  USUAL_ENERGY_PRESETS,
} from '@chargerota/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipChoices } from '../../../ui/chip-choices.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { useToastWithUndo } from '../../../ui/use-undo.ts';
import { readNumber, typedNumber } from '../../../lib/typed-numbers.ts';
import { locationsQuery } from '../../locations/api.ts';
import { amenityName, SUGGESTED_AMENITIES } from '../../locations/words.ts';
import { preferencesQuery, undoPreferences, useUpdatePreferences } from './api.ts';
import { OwnPlace } from './own-place.tsx';
import './preferences.css';

/** What the person prefers in a charging station; recommendations and suggested lengths follow it. */
export function PreferencesDialog({ onClose }: { onClose: () => void }): ReactNode {
  const preferences = useQuery(preferencesQuery);
  const locations = useQuery(locationsQuery);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={m.accountsPreferences.yourChargingPreferences}
      description={m.accountsPreferences.weUseThemToRecommend}
    >
      {preferences.data ? (
        <PreferencesForm
          preferences={preferences.data}
          amenities={locations.data?.flatMap((location) => location.amenities) ?? []}
          onClose={onClose}
        />
      ) : preferences.isError ? (
        <ErrorState
          title={m.accountsPreferences.yourPreferencesCouldNotBeLoaded}
          onRetry={() => void preferences.refetch()}
          retrying={preferences.isFetching}
        >
          {m.accountsPreferences.nothingHasBeenChanged}
        </ErrorState>
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Dialog>
  );
}

type PreferencesFormProps = { preferences: Preferences; amenities: readonly string[]; onClose: () => void };

function PreferencesForm({ preferences, amenities, onClose }: PreferencesFormProps): ReactNode {
  const [values, setValues] = useState(preferences);
  const [energy, setEnergy] = useState(() =>
    preferences.usualEnergyKwh === null ? '' : typedNumber(preferences.usualEnergyKwh),
  );
  const [distance, setDistance] = useState(String(preferences.maxDistance));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const client = useQueryClient();
  const update = useUpdatePreferences();
  const tell = useToastWithUndo();
  const set = (changes: Partial<Preferences>): void => setValues({ ...values, ...changes });
  // True while what is typed there cannot be read as a position; nothing is saved then.
  const [isPlaceWrong, setPlaceWrong] = useState({ home: false, work: false });
  const place = (name: 'home' | 'work') => ({
    place: name,
    value: values[name],
    onChange: (position: Position | null, isWrong: boolean): void => {
      set({ [name]: position });
      setPlaceWrong({ ...isPlaceWrong, [name]: isWrong });
    },
  });

  function save(): void {
    const judged = preferencesForm.safeParse({
      ...values,
      maxDistance: Number(distance),
      usualEnergyKwh: energy.trim() === '' ? null : readNumber(energy),
    });
    const found = Object.fromEntries(
      (judged.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
    );
    setErrors(found);
    if (!judged.success || isPlaceWrong.home || isPlaceWrong.work) return;
    update.mutate(judged.data, {
      onSuccess: (after) => {
        tell(
          {
            title: m.accountsPreferences.preferencesSaved,
            description: m.accountsPreferences.recommendationsFollowThemFromNow,
          },
          () => undoPreferences(client, preferences, after),
        );
        onClose();
      },
    });
  }

  return (
    <form
      className="stack gap-20"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Field
        label={m.accountsPreferences.howMuchDoYouUsually}
        hint={m.accountsPreferences.bookingThenSuggestsHowLong}
        error={errors.usualEnergyKwh}
        below={
          <span className="line gap-8">
            {USUAL_ENERGY_PRESETS.map((preset) => (
              <button
                key={preset}
                type="button"
                className="chip"
                aria-pressed={energy === typedNumber(preset)}
                onClick={() => setEnergy(typedNumber(preset))}
              >
                {m.accountsPreferences.energyKWh({ energy: preset })}
              </button>
            ))}
          </span>
        }
      >
        <TextInput inputMode="decimal" value={energy} onChange={({ target }) => setEnergy(target.value)} />
      </Field>
      <ChipChoices
        legend={m.accountsPreferences.connectors}
        choices={CONNECTOR_TYPES.map((value) => ({ value, label: CONNECTOR_NAMES[value] }))}
        value={values.connectorTypes}
        onChange={(connectorTypes) => set({ connectorTypes })}
      />
      <ChipChoices
        legend={m.accountsPreferences.chargingSpeed}
        choices={CHARGING_TYPES.map((value) => ({ value, label: CHARGING_TYPE_NAMES[value] }))}
        value={values.chargingTypes}
        onChange={(chargingTypes) => set({ chargingTypes })}
      />
      <ChipChoices
        legend={m.accountsPreferences.amenities}
        choices={[...new Set([...SUGGESTED_AMENITIES, ...amenities, ...preferences.amenities])].map(
          (value) => ({ value, label: amenityName(value) }),
        )}
        value={values.amenities}
        onChange={(chosen) => set({ amenities: chosen })}
      />
      <OwnPlace {...place('work')} />
      <OwnPlace {...place('home')} />
      <Field
        label={m.accountsPreferences.howFarMayACharger}
        hint={m.accountsPreferences.fromYourWorkplaceOrHome}
        error={errors.maxDistance}
      >
        <TextInput
          inputMode="numeric"
          value={distance}
          onChange={({ target }) => setDistance(target.value)}
        />
      </Field>
      <span className="dlg-actions">
        <Button look="primary" type="submit" busy={update.isPending}>
          {m.accountsPreferences.savePreferences}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {m.common.discard}
        </Button>
      </span>
    </form>
  );
}

import { m } from '@chargerota/messages';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { askDevicePosition, readPosition } from '../../../../lib/position.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field, FieldError, Optional, TextInput } from '../../../../ui/field.tsx';

type Position = { latitude: string; longitude: string };

type PositionFieldProps = Position & {
  errors: { latitude: string | undefined; longitude: string | undefined };
  onChange: (position: Position) => void;
};

/** The position of the location: typed, pasted from a map, or taken from the device. */
export function PositionField({ latitude, longitude, errors, onChange }: PositionFieldProps): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  function askDevice(): void {
    setAsking(true);
    setRefusal(null);
    askDevicePosition()
      .then(({ latitude: north, longitude: east }) =>
        onChange({ latitude: String(north), longitude: String(east) }),
      )
      .catch((error: Error) => setRefusal(error.message))
      .finally(() => setAsking(false));
  }

  function paste(event: ClipboardEvent): void {
    const both = readPosition(event.clipboardData.getData('text'));
    if (!both) return;
    event.preventDefault();
    onChange(both);
  }

  return (
    <fieldset className="field">
      <legend className="label">
        {m.locationsEditing.positionOnAMap}
        <Optional />
      </legend>
      <div className="field-row lf-pos">
        <Field label={m.locationsEditing.latitude} error={errors.latitude}>
          <TextInput
            inputMode="decimal"
            placeholder="40.712776"
            name="latitude"
            value={latitude}
            onPaste={paste}
            onChange={({ target }) => onChange({ latitude: target.value, longitude })}
          />
        </Field>
        <Field label={m.locationsEditing.longitude} error={errors.longitude}>
          <TextInput
            inputMode="decimal"
            placeholder="-74.005974"
            name="longitude"
            value={longitude}
            onPaste={paste}
            onChange={({ target }) => onChange({ latitude, longitude: target.value })}
          />
        </Field>
      </div>
      <Button look="quiet" className="at-start flush-start" busy={isAsking} onClick={askDevice}>
        <LocateFixed className="ic ic-16" aria-hidden="true" />
        {m.locationsEditing.toUseMyCurrentPosition}
      </Button>
      {refusal && <FieldError>{refusal}</FieldError>}
    </fieldset>
  );
}

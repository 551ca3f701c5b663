import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { ClipboardEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Field, FieldError, TextInput } from '../../../../ui/field.tsx';
import { readPosition } from '../../location-form.ts';

/** Six decimals are about ten centimetres. */
const DECIMALS = 6;
const PATIENCE_MS = 15_000;

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
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false);
        onChange({
          latitude: String(Number(coords.latitude.toFixed(DECIMALS))),
          longitude: String(Number(coords.longitude.toFixed(DECIMALS))),
        });
      },
      (error) => {
        setAsking(false);
        setRefusal(
          error.code === error.PERMISSION_DENIED
            ? 'This browser is not allowed to share its position. Enter it, or allow it in the browser’s settings.'
            : 'This device could not find its position. Enter it instead.',
        );
      },
      { enableHighAccuracy: true, timeout: PATIENCE_MS },
    );
  }

  function paste(event: ClipboardEvent): void {
    const both = readPosition(event.clipboardData.getData('text'));
    if (!both) return;
    event.preventDefault();
    onChange(both);
  }

  return (
    <fieldset className="field">
      <legend className="label">Position on a map</legend>
      <div className="field-row lf-pos">
        <Field label="Latitude" error={errors.latitude}>
          <TextInput
            inputMode="decimal"
            placeholder="40.712776"
            name="latitude"
            value={latitude}
            onPaste={paste}
            onChange={({ target }) => onChange({ latitude: target.value, longitude })}
          />
        </Field>
        <Field label="Longitude" error={errors.longitude}>
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
      <Button look="quiet" className="lf-here" busy={isAsking} onClick={askDevice}>
        <LocateFixed className="ic ic-16" aria-hidden="true" />
        Use my current position
      </Button>
      {refusal && <FieldError>{refusal}</FieldError>}
    </fieldset>
  );
}

import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Position } from '@chargerota/contract';
import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { askDevicePosition, readPosition } from '../../../lib/position.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';

type OwnPlaceProps = {
  place: 'work' | 'home';
  value: Position | null;
  /** `isWrong`: the text is neither empty nor a position. */
  onChange: (position: Position | null, isWrong: boolean) => void;
};

const textOf = (position: Position | null): string =>
  position ? `${position.latitude}, ${position.longitude}` : '';

/** A place of the person's own: pasted from a map, or taken from the device on a press. No address is looked up. */
export function OwnPlace({ place, value, onChange }: OwnPlaceProps): ReactNode {
  const [text, setText] = useState(() => textOf(value));
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const isWrong = text.trim() !== '' && parse(text) === null;

  function change(next: string): void {
    setText(next);
    setRefusal(undefined);
    const position = parse(next);
    onChange(position, next.trim() !== '' && position === null);
  }
  function askDevice(): void {
    setAsking(true);
    askDevicePosition()
      .then((position) => change(textOf(position)))
      .catch((error: Error) => setRefusal(error.message))
      .finally(() => setAsking(false));
  }

  return (
    <Field
      label={m.accountsPreferences.places[place]}
      hint={m.accountsPreferences.latitudeAndLongitudeAsMaps}
      error={refusal ?? (isWrong ? m.accountsPreferences.pleaseEnterLatitudeAndLongitude : undefined)}
      below={
        <Button look="quiet" className="flush-start" busy={isAsking} onClick={askDevice}>
          <LocateFixed className="ic ic-16" aria-hidden="true" />
          <Rich
            of={m.accountsPreferences.toUseMyCurrentPosition[place]}
            vh={(it) => <span className="vh">{it}</span>}
          />
        </Button>
      }
    >
      <TextInput
        autoComplete="off"
        placeholder="40.712776, -74.005974"
        value={text}
        onChange={({ target }) => change(target.value)}
      />
    </Field>
  );
}

function parse(text: string): Position | null {
  const read = readPosition(text);
  const position = read && { latitude: Number(read.latitude), longitude: Number(read.longitude) };
  return position && Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180
    ? position
    : null;
}

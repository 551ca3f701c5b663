import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import type { ReactNode, RefObject } from 'react';
import { Field, Select } from '../../../../ui/field.tsx';
import { useEffect, useRef } from 'react';

type LocationChoiceProps = {
  label?: string;
  locations: readonly Location[];
  /** Undefined where all may be chosen, and are. */
  chosen: Location | undefined;
  /** The words for all of them; they cannot be chosen unless given. */
  all?: string;
  onChoose: (id: string) => void;
};

/** The location of a line; nothing where there is only one. */
export function LocationChoice(props: LocationChoiceProps): ReactNode {
  const { label = m.common.location, locations, chosen, all, onChoose } = props;
  if (locations.length < 2) return null;
  return (
    <div className="w-32 mb-24">
      <Field label={label}>
        <Select value={chosen?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
          {all && <option value="">{all}</option>}
          {locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

/** Scrolls to a section that the address names once it is as tall as it will be, because its figures have come. */
export function useNamedSection(id: string, isFilled: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFilled && window.location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id, isFilled]);
  return place;
}

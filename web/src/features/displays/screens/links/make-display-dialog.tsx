import type { Location } from '@chargerota/contract';
import { DISPLAY_LOOKS } from '@chargerota/domain';
import type { DisplayLook } from '@chargerota/domain';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, Segmented } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { useMakeDisplay } from '../../api.ts';
import { DisplayAddress } from './display-address.tsx';

const LOOK_NAMES: Record<DisplayLook, string> = { auto: 'As the device', light: 'Light', dark: 'Dark' };
const LOOKS = DISPLAY_LOOKS.map((value) => ({ value, label: LOOK_NAMES[value] }));

type MakeDisplayDialogProps = {
  organizationId: string;
  /** The active ones, of which there is one at least. */
  locations: readonly Location[];
  onClose: () => void;
};

/** Makes a link to a wall display, and shows it this once. */
export function MakeDisplayDialog({ organizationId, locations, onClose }: MakeDisplayDialogProps): ReactNode {
  const make = useMakeDisplay(organizationId);
  const form = useId();
  const [locationId, setLocationId] = useState(locations[0]?.id ?? '');
  const [name, setName] = useState('');
  const [showNames, setShowNames] = useState(false);
  const [look, setLook] = useState<DisplayLook>('auto');
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !make.isPending) make.mutate({ locationId, name, showNames, look });
  };
  if (make.data)
    return (
      // It is shown this once: neither a press outside nor the second press of a double click closes it.
      <Dialog
        key="made"
        open
        question
        comesByItself
        title={`${make.data.display.name}: display link`}
        description="Open it on the television or tablet, and make it the start page there. It is not shown again."
        onClose={onClose}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <DisplayAddress url={make.data.url} code={make.data.code} />
      </Dialog>
    );
  const nameError = isMissing
    ? 'Give the display a name, such as where it hangs.'
    : make.error instanceof ApiError
      ? make.error.details.find(({ path }) => path === 'name')?.message
      : undefined;
  return (
    <Dialog
      open
      title="Make a display link"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={form} busy={make.isPending}>
            Make link
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-16" noValidate onSubmit={send}>
        <Field label="Name" hint="Say where it hangs." error={nameError} required>
          <TextInput
            value={name}
            maxLength={60}
            placeholder="Garage entrance"
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label="Location">
          <Select value={locationId} onChange={({ target }) => setLocationId(target.value)}>
            {locations.map((location) => (
              <option key={location.id} value={location.id}>
                {location.name}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={
            <>
              Show who has a charger
              <span className="check-hint sm mute">
                First name and initial, while your privacy settings let members see names. Visitors see them,
                too.
              </span>
            </>
          }
          checked={showNames}
          onChange={({ target }) => setShowNames(target.checked)}
        />
        <Segmented legend="Colors" choices={LOOKS} value={look} onChange={setLook} />
        <Failures />
      </form>
    </Dialog>
  );
}

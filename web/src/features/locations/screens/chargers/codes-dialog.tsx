import type { Location, Spot } from '@chargerota/contract';
import { usesLetter } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { ConfirmDialog, Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { sheetAddress, useVoidCodes } from '../../admin-api.ts';
import { chargers } from '../../words.ts';

type CodesDialogProps = {
  location: Location;
  /** The chargers in use. */
  spots: readonly Spot[];
  selected: ReadonlySet<string>;
  onClose: () => void;
};

/** Prints the codes that hang at the chargers, and makes those that hang there void. */
export function CodesDialog({ location, spots, selected, onClose }: CodesDialogProps): ReactNode {
  const chosen = spots.filter(({ id }) => selected.has(id));
  const [which, setWhich] = useState<'all' | 'chosen'>(chosen.length > 0 ? 'chosen' : 'all');
  const [layout, setLayout] = useState<'one' | 'many'>('one');
  const [paper, setPaper] = useState<'a4' | 'letter'>(usesLetter(location.timezone) ? 'letter' : 'a4');
  const [isAsking, setAsking] = useState(false);
  const voiding = useVoidCodes(location.id);
  const printed = which === 'all' ? spots : chosen;
  const spotIds = which === 'all' ? null : chosen.map(({ id }) => id);
  const what = which === 'all' ? `all chargers at ${location.name}` : chargers(chosen.length);

  async function makeVoid(): Promise<void> {
    const { voided } = await voiding.mutateAsync(spotIds);
    toast({
      title: 'Old codes revoked',
      description: `Print new sheets for ${chargers(voided)} and hang them up.`,
    });
  }
  if (isAsking)
    return (
      <ConfirmDialog
        title={`Revoke the codes of ${what}?`}
        description="Codes on the sheets that hang there now stop working. Hang up the new sheets."
        keepLabel="Keep them"
        confirmLabel="Revoke"
        act={makeVoid}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog
      open
      title={`Codes for ${location.name}`}
      description="Members scan the code at a charger to confirm their arrival, start or end charging, or report a problem."
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <a
            className="btn btn-primary"
            href={sheetAddress(location.id, { paper, layout, spotIds })}
            target="_blank"
            rel="noreferrer"
            aria-disabled={printed.length === 0 || undefined}
          >
            Open the sheet
          </a>
        </>
      }
    >
      {chosen.length > 0 && (
        <RadioGroup
          legend="Chargers"
          value={which}
          onChange={setWhich}
          choices={[
            { value: 'chosen', label: `The ${chargers(chosen.length)} that you have selected` },
            { value: 'all', label: `All ${chargers(spots.length)} in use` },
          ]}
        />
      )}
      <RadioGroup
        legend="On each page"
        value={layout}
        onChange={setLayout}
        choices={[
          { value: 'one', label: 'One charger' },
          { value: 'many', label: 'Six chargers, to cut out' },
        ]}
      />
      <Field label="Paper">
        <Select
          value={paper}
          onChange={({ target }) => setPaper(target.value === 'letter' ? 'letter' : 'a4')}
        >
          <option value="a4">A4</option>
          <option value="letter">Letter</option>
        </Select>
      </Field>
      <div className="stack gap-8 to-start mt-16 pt-16 ruled">
        <p className="sm mute">Was a sheet photographed or lost? Revoke the codes and print new ones.</p>
        <Button look="loss" className="flush-start" onClick={() => setAsking(true)}>
          Revoke old codes
        </Button>
      </div>
    </Dialog>
  );
}

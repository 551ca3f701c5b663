import { m } from '@chargerota/messages';
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

  async function makeVoid(): Promise<void> {
    const { voided } = await voiding.mutateAsync(spotIds);
    toast({
      title: m.locationsChargers.oldCodesRevoked,
      description: m.locationsChargers.printNewSheets({ count: voided }),
    });
  }
  if (isAsking)
    return (
      <ConfirmDialog
        title={
          which === 'all'
            ? m.locationsChargers.revokeTheCodesOfAll({ name: location.name })
            : m.locationsChargers.revokeTheCodesOf({ count: chosen.length })
        }
        description={m.locationsChargers.codesOnTheSheetsThat}
        keepLabel={m.common.keepThem}
        confirmLabel={m.common.revoke}
        act={makeVoid}
        onClose={() => setAsking(false)}
      />
    );
  return (
    <Dialog
      open
      title={m.locationsChargers.codesForName({ name: location.name })}
      description={m.locationsChargers.membersScanTheCodeAt}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.common.close}</Button>
          <a
            className="btn btn-primary"
            href={sheetAddress(location.id, { paper, layout, spotIds })}
            target="_blank"
            rel="noreferrer"
            aria-disabled={printed.length === 0 || undefined}
          >
            {m.locationsChargers.openTheSheet}
          </a>
        </>
      }
    >
      {chosen.length > 0 && (
        <RadioGroup
          legend={m.common.chargers}
          value={which}
          onChange={setWhich}
          choices={[
            {
              value: 'chosen',
              label: m.locationsChargers.chargersThatYouHaveSelected({ count: chosen.length }),
            },
            {
              value: 'all',
              label: m.locationsChargers.allChargersInUse({ count: spots.length }),
            },
          ]}
        />
      )}
      <RadioGroup
        legend={m.locationsChargers.onEachPage}
        value={layout}
        onChange={setLayout}
        choices={[
          { value: 'one', label: m.locationsChargers.oneCharger },
          { value: 'many', label: m.locationsChargers.sixChargersToCutOut },
        ]}
      />
      <Field label={m.locationsChargers.paper}>
        <Select
          value={paper}
          onChange={({ target }) => setPaper(target.value === 'letter' ? 'letter' : 'a4')}
        >
          <option value="a4">A4</option>
          <option value="letter">{m.locationsChargers.letter}</option>
        </Select>
      </Field>
      <div className="stack gap-8 to-start mt-16 pt-16 ruled">
        <p className="sm mute">{m.locationsChargers.wasASheetPhotographedOr}</p>
        <Button look="loss" className="flush-start" onClick={() => setAsking(true)}>
          {m.locationsChargers.revokeOldCodes}
        </Button>
      </div>
    </Dialog>
  );
}

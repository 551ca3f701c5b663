import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import {
  DEFAULT_REGION,
  formatHour,
  formatsOf,
  REGIONS,
  weekBeginsOnSunday,
  compareNames,
  wordsLocale,
  writeIn,
  type Clock,
  type Formats,
  type Region,
} from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Section } from '../../../ui/page.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUpdateProfile } from '../profile/api.ts';
import { exampleIn } from './example.ts';

const CHANGE = 'change-formats';

/** How dates, times and numbers are written for the person, on screens and in messages. */
export function FormatsSection({ user }: { user: User }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  const { region, clock } = choicesOf(user);
  return (
    <Section title={m.accountsFormats.datesAndTimes}>
      <div className="acc-row">
        <span className="acc-n words gap-2 pretty">
          <span className="strong">{exampleIn(formatsOf({ language: user.language, region, clock }))}</span>
          <span className="sm mute">
            {m.accountsFormats.regionHereAndInWhat({ region: regionName(region) })}
          </span>
        </span>
        <span className="acc-a">
          <Button
            aria-label={m.accountsFormats.changeDatesAndTimes}
            id={CHANGE}
            onClick={() => setChanging(true)}
          >
            {m.common.change}
          </Button>
        </span>
      </div>
      {isChanging && <FormatsDialog user={user} onClose={() => setChanging(false)} />}
    </Section>
  );
}

function FormatsDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const [region, setRegion] = useState(choicesOf(user).region);
  const [clock, setClock] = useState(choicesOf(user).clock);
  const update = useUpdateProfile(user.id);
  const formats = formatsOf({ language: user.language, region, clock });

  // In other formats the screen is drawn anew before the answer is dealt with here: who has chosen them goes on where they were.
  async function save(): Promise<void> {
    try {
      await update.mutateAsync({ region, clock });
    } catch {
      // It is told where all failures are.
      return;
    }
    toast({
      title: m.accountsFormats.datesAndTimesChanged,
      description: m.accountsFormats.theyNowReadLikeThis({ example: exampleIn(formats) }),
    });
    onClose();
    setTimeout(() => document.getElementById(CHANGE)?.focus());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.accountsFormats.datesAndTimes}
      description={m.accountsFormats.howWeWriteThemFor}
    >
      <form
        className="stack gap-20"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={m.accountsFormats.region}>
          <Select value={region} onChange={({ target }) => setRegion(target.value as Region)}>
            {namedRegions().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={m.accountsFormats.clock}>
          <Select value={clock} onChange={({ target }) => setClock(target.value as Clock)}>
            <option value="region">
              {m.accountsFormats.asThere({ hour: hourIn(formatsOf({ region, clock: 'region' })) })}
            </option>
            <option value="12">
              {m.accountsFormats.in12Hours({ hour: hourIn(formatsOf({ region, clock: '12' })) })}
            </option>
            <option value="24">
              {m.accountsFormats.in24Hours({ hour: hourIn(formatsOf({ region, clock: '24' })) })}
            </option>
          </Select>
        </Field>
        <output className="stack gap-2">
          <span className="strong">{exampleIn(formats)}</span>
          <span className="sm mute">{weekIn(formats)}</span>
        </output>
        <span className="dlg-actions">
          <Button look="primary" type="submit" busy={update.isPending}>
            {m.accountsFormats.save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {m.common.discard}
          </Button>
        </span>
      </form>
    </Dialog>
  );
}

/** An instance of the release before says neither. */
function choicesOf(user: Partial<Pick<User, 'region' | 'clock'>>): Pick<User, 'region' | 'clock'> {
  return { region: user.region ?? DEFAULT_REGION, clock: user.clock ?? 'region' };
}

const regionName = (code: Region): string =>
  new Intl.DisplayNames(wordsLocale(), { type: 'region' }).of(code) ?? code;

const namedRegions = () =>
  REGIONS.map((code) => ({ code, name: regionName(code) })).toSorted((a, b) => compareNames(a.name, b.name));

const hourIn = (formats: Formats): string => writeIn(formats, () => formatHour(14));

const weekIn = (formats: Formats): string =>
  writeIn(formats, () => m.accountsFormats.weeksBegin[weekBeginsOnSunday() ? 'sunday' : 'monday']);

import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import {
  DEFAULT_LANGUAGE,
  formatsOf,
  LANGUAGE_NAMES,
  LANGUAGES,
  REGION_OF,
  type Language,
} from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Section } from '../../../ui/page.tsx';
import { useUpdateProfile } from '../profile/api.ts';
import { exampleIn } from './example.ts';

/** The language of the screens, and of what we send. */
export function LanguageSection({ user }: { user: User }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  const language = languageOfUser(user);
  return (
    <Section title={m.accountsFormats.language}>
      <div className="acc-row">
        <span className="acc-n words gap-2 pretty">
          <span className="strong" lang={language}>
            {LANGUAGE_NAMES[language]}
          </span>
          <span className="sm mute">{m.accountsFormats.hereAndInWhatWeSend}</span>
        </span>
        <span className="acc-a">
          <Button aria-label={m.accountsFormats.changeLanguage} onClick={() => setChanging(true)}>
            {m.common.change}
          </Button>
        </span>
      </div>
      {isChanging && <LanguageDialog user={user} onClose={() => setChanging(false)} />}
    </Section>
  );
}

function LanguageDialog({ user, onClose }: { user: User; onClose: () => void }): ReactNode {
  const before = languageOfUser(user);
  const [language, setLanguage] = useState(before);
  const update = useUpdateProfile(user.id);
  // Who reads as is usual in a language, does so in the next one.
  const region = user.region === REGION_OF[before] ? REGION_OF[language] : user.region;

  async function save(): Promise<void> {
    if (language === before) return onClose();
    try {
      // The page is then loaded in the language (lib/language.ts).
      await update.mutateAsync({ language, region });
    } catch {
      // It is told where all failures are.
      return;
    }
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.accountsFormats.language}
      description={m.accountsFormats.namesAndWhatPeopleHave}
    >
      <form
        className="stack gap-20"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={m.accountsFormats.language}>
          <Select value={language} onChange={({ target }) => setLanguage(target.value as Language)}>
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGE_NAMES[code]}
              </option>
            ))}
          </Select>
        </Field>
        <output className="stack gap-2">
          <span className="strong">{exampleIn(formatsOf({ language, region, clock: user.clock }))}</span>
          <span className="sm mute">{m.accountsFormats.datesAndTimesCanBe}</span>
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

/** An instance of the release before says none. */
const languageOfUser = (user: Partial<Pick<User, 'language'>>): Language => user.language ?? DEFAULT_LANGUAGE;

import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import { listWords, missingDetails } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { profilePath } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useUpdateProfile } from './api.ts';
import { DETAIL_WORDS } from './detail-words.ts';
import './profile.css';

/** Asks for what was left for later when joining, until it is given or declined. */
export function DetailsRequest({ user }: { user: User }): ReactNode {
  const update = useUpdateProfile(user.id);
  const missing = user.detailsDeferred ? missingDetails(user) : [];
  if (missing.length === 0) return null;
  return (
    <aside className="prof-ask" aria-label={m.accountsProfile.yourDetails}>
      <p className="mute">
        {m.accountsProfile.addYourDetails({
          details: listWords(missing.map((detail) => DETAIL_WORDS[detail])),
        })}
      </p>
      <p className="line gap-8">
        <ButtonLink href={profilePath}>{m.accountsProfile.addThem}</ButtonLink>
        <Button
          look="quiet"
          busy={update.isPending}
          onClick={() => update.mutate({ detailsDeferred: false })}
        >
          {m.common.notNow}
        </Button>
      </p>
    </aside>
  );
}

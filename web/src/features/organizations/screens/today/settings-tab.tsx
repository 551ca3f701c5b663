import type { MyOrganization } from '@chargerota/contract';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { FoldingParts } from '../settings/folding-parts.tsx';
import { LeaveSettings } from '../settings/leave-settings.tsx';
import { RulesSections } from '../settings/rules-sections.tsx';
import { useSettings } from '../settings/use-settings.ts';
import '../../styles/settings.css';

/** The settings for scheduling. */
export function SettingsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const form = useSettings(organization);
  return (
    <>
      <div className="ad-note">
        <p className="mute">Each change applies at once. Reservations already made stay as they are.</p>
        <ButtonLink href={`${paths.organization}?tab=settings`} look="quiet">
          Privacy, no-shows and the activity log
          <ArrowRight className="ic ic-16" aria-hidden="true" />
        </ButtonLink>
      </div>
      <FoldingParts>
        <RulesSections form={form} />
      </FoldingParts>
      <LeaveSettings
        isUnsaved={form.isUnsaved}
        address={`${paths.admin}?tab=settings`}
        isTyping={form.isTyping}
      />
    </>
  );
}

import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import type { SubscriptionStatus } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { planCapacityOf } from '../../plan-capacity.ts';
import { SettingsPart } from './settings-part.tsx';
import '../../styles/organization-info.css';

const TONES: Record<SubscriptionStatus, Tone> = {
  trial: 'info',
  active: 'ok',
  past_due: 'wait',
  inactive: 'off',
};

const NOT_GIVEN = <span className="mute">{m.organizationsSettings.notGiven}</span>;

/** Name, contact email, plan and status, read-only; the name can be corrected with the details. */
export function OrganizationInfo({ organization }: { organization: MyOrganization }): ReactNode {
  const { label, trial } = planCapacityOf(organization, useNow());
  const { subscriptionStatus } = organization;
  const status: { tone: Tone; word: string } =
    trial.state === 'active'
      ? {
          tone: 'info',
          word: m.organizationsSettings.freeTrialDaysLeft({ count: trial.daysRemaining }),
        }
      : trial.state === 'expired'
        ? { tone: 'off', word: m.organizationsSettings.freeTrialEnded }
        : { tone: TONES[subscriptionStatus], word: m.organizationsSettings.standings[subscriptionStatus] };
  return (
    <SettingsPart id="organization" words={`${label}. ${status.word}.`}>
      <div className="oi">
        <Facts
          facts={[
            [m.common.name, organization.name],
            [m.organizationsSettings.contactEmail, organization.contactEmail ?? NOT_GIVEN],
            [m.common.plan, label],
            [
              m.common.status,
              <Badge key="status" tone={status.tone}>
                {status.word}
              </Badge>,
            ],
          ]}
        />
      </div>
    </SettingsPart>
  );
}

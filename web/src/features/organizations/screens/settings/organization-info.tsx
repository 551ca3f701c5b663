import type { MyOrganization } from '@chargerota/contract';
import type { SubscriptionStatus } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { counted } from '../../../reservations/choosing/booking-guidelines.ts';
import { planCapacityOf } from '../../plan-capacity.ts';
import { SettingsPart } from './settings-part.tsx';
import '../../styles/organization-info.css';

const STATUS: Record<SubscriptionStatus, { tone: Tone; word: string }> = {
  trial: { tone: 'info', word: 'Free trial' },
  active: { tone: 'ok', word: 'Active' },
  past_due: { tone: 'wait', word: 'Payment overdue' },
  inactive: { tone: 'off', word: 'Inactive' },
};

const NOT_GIVEN = <span className="mute">Not given</span>;

/** Name, contact email, plan and status, read-only; the name can be corrected with the details. */
export function OrganizationInfo({ organization }: { organization: MyOrganization }): ReactNode {
  const { label, trial } = planCapacityOf(organization, useNow());
  const status: { tone: Tone; word: string } =
    trial.state === 'active'
      ? { tone: 'info', word: `Free trial, ${counted(trial.daysRemaining, 'day')} left` }
      : trial.state === 'expired'
        ? { tone: 'off', word: 'Free trial ended' }
        : STATUS[organization.subscriptionStatus];
  return (
    <SettingsPart id="organization" words={`${label}. ${status.word}.`}>
      <div className="oi">
        <Facts
          facts={[
            ['Name', organization.name],
            ['Contact email', organization.contactEmail ?? NOT_GIVEN],
            ['Plan', label],
            [
              'Status',
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

import type { NotificationPreferences } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RULE_OPTIONS } from '@chargerota/domain';
import { ApiError } from '../../../lib/api.ts';
import { useCurrentOrganization, useMyOrganizations } from '../../../lib/session.ts';
import { Section } from '../../../ui/page.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonList } from '../../../ui/states.tsx';
import { notificationPreferencesQuery, useSavePreferences } from '../api.ts';
import { changeValues, insteadOfOwn, TOPIC_GROUPS } from './choices.ts';
import { MethodsSection } from './methods-section.tsx';
import { QuietHoursSection } from './quiet-hours-section.tsx';
import { TopicRow } from './topic-row.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import '../styles/choices.css';

/** The choices of notifications and methods. Each press is saved at once. */
export function ChoicesTab(): ReactNode {
  const preferences = useQuery(notificationPreferencesQuery());
  const organization = useCurrentOrganization();
  const hasSeveral = (useMyOrganizations().data?.length ?? 0) > 1;
  if (preferences.isLoadingError) {
    return (
      <div className="py-24">
        {isWithoutOrganization(preferences.error) ? (
          <EmptyState title="Nothing to choose yet">
            Your notification settings are here once you belong to an organization.
          </EmptyState>
        ) : (
          <ErrorState
            title="Your choices could not be loaded"
            onRetry={() => void preferences.refetch()}
            retrying={preferences.isFetching}
          >
            They still apply. Try again in a moment.
          </ErrorState>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="w-40 mt-20 mute">
        Each change applies at once, also to reminders that are still to come.
        {hasSeveral &&
          organization &&
          ` These settings are for ${organization.name}; how you are reached is the same everywhere.`}
      </p>
      {preferences.isPending ? (
        <ChoicesSkeleton />
      ) : (
        <Choices
          preferences={preferences.data}
          organizationName={organization?.name ?? 'Your organization'}
        />
      )}
    </>
  );
}

const isWithoutOrganization = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'no_organization';

type ChoicesProps = { preferences: NotificationPreferences; organizationName: string };

function Choices({ preferences, organizationName }: ChoicesProps): ReactNode {
  return (
    <>
      <MethodsSection preferences={preferences} />
      {TOPIC_GROUPS.map(({ title, topics }) => {
        const chosen = topics.flatMap(
          (topic) => preferences.topics.find((each) => each.topic === topic) ?? [],
        );
        if (chosen.length === 0) return null;
        return (
          <Section key={title} title={title}>
            <div className="rows nc-rows">
              {chosen.map((choice) => (
                <TopicRow key={choice.topic} choice={choice} channels={preferences.channels}>
                  {choice.topic === 'custom_reminder' && <OwnReminder preferences={preferences} />}
                </TopicRow>
              ))}
              {topics.includes('custom_reminder') && !preferences.allowCustomReminders && (
                <p className="nc-topic stack gap-0-24 ruled hint">
                  {organizationName} does not let members choose a custom reminder.
                </p>
              )}
            </div>
          </Section>
        );
      })}
      <QuietHoursSection preferences={preferences} />
    </>
  );
}

const ChoicesSkeleton = (): ReactNode =>
  ['How you are reached', 'Before it starts', 'Before it ends'].map((title) => (
    <Section key={title} title={title}>
      <SkeletonList rows={3} row="nc-topic stack gap-0-24 ruled">
        {(row) => (
          <>
            <Skeleton width={210 - (row % 2) * 30} />
            <Skeleton width="min(100%, 300px)" />
          </>
        )}
      </SkeletonList>
    </Section>
  ));

const NONE = 'none';

/** How long before the start the member's own reminder comes. */
function OwnReminder({ preferences }: { preferences: NotificationPreferences }): ReactNode {
  const save = useSavePreferences();
  const { enableCustomReminders, customReminderMinutes } = preferences;
  const choose = (choice: string): void =>
    save.mutate(
      changeValues(
        choice === NONE
          ? { enableCustomReminders: false }
          : { enableCustomReminders: true, customReminderMinutes: Number(choice) },
      ),
    );
  return (
    <div className="nc-more nc-own">
      <Field label="Your custom reminder comes" hint={insteadOfOwn(preferences) ?? undefined}>
        <Select
          value={enableCustomReminders ? customReminderMinutes : NONE}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={NONE}>Never</option>
          {RULE_OPTIONS.defaultReminderMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 60 ? '1 hour before' : `${minutes} minutes before`}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

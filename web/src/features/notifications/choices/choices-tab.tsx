import { m } from '@chargerota/messages';
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
          <EmptyState title={m.notificationsChoices.nothingToChooseYet}>
            {m.notificationsChoices.yourNotificationSettingsAreHere}
          </EmptyState>
        ) : (
          <ErrorState
            title={m.notificationsChoices.yourChoicesCouldNotBe}
            onRetry={() => void preferences.refetch()}
            retrying={preferences.isFetching}
          >
            {m.notificationsChoices.theyStillApplyTryAgain}
          </ErrorState>
        )}
      </div>
    );
  }
  return (
    <>
      <p className="w-40 mt-20 mute">
        {m.notificationsChoices.eachChangeAppliesAtOnce}
        {hasSeveral &&
          organization &&
          ` ${m.notificationsChoices.theseSettingsAreForName({ name: organization.name })}`}
      </p>
      {preferences.isPending ? (
        <ChoicesSkeleton />
      ) : (
        <Choices preferences={preferences.data} organizationName={organization?.name} />
      )}
    </>
  );
}

const isWithoutOrganization = (error: Error): boolean =>
  error instanceof ApiError && error.code === 'no_organization';

type ChoicesProps = { preferences: NotificationPreferences; organizationName: string | undefined };

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
                  {organizationName === undefined
                    ? m.notificationsChoices.yourOrganizationDoesNotLetMembers
                    : m.notificationsChoices.organizationDoesNotLetMembers({ organizationName })}
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
  [
    m.notificationsChoices.howYouAreReached,
    m.notificationsChoices.beforeItStarts,
    m.notificationsChoices.beforeItEnds,
  ].map((title) => (
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
      <Field
        label={m.notificationsChoices.yourCustomReminderComes}
        hint={insteadOfOwn(preferences) ?? undefined}
      >
        <Select
          value={enableCustomReminders ? customReminderMinutes : NONE}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={NONE}>{m.notificationsChoices.never}</option>
          {RULE_OPTIONS.defaultReminderMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 60
                ? m.notificationsChoices.anHourBefore
                : m.notificationsChoices.minutesBefore({ count: minutes })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { NotificationPreferences } from '@chargerota/contract';
import type { NotificationMethod } from '@chargerota/domain';
import { Bell, BellRing, Mail, MessageSquareText } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { Section } from '../../../ui/page.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useSavePreferences } from '../api.ts';
import { isOffered, switchMethod } from './choices.ts';
import type { Channel } from './choices.ts';
import { PushMethod } from './push-method.tsx';
import { TextMethod } from './text-method.tsx';
import { TryIt } from './try-it.tsx';

type MethodProps = { preferences: NotificationPreferences; channel: Channel };

const ICONS: Record<NotificationMethod, LucideIcon> = {
  app: Bell,
  email: Mail,
  sms: MessageSquareText,
  push: BellRing,
};
const METHODS: Record<NotificationMethod, (props: MethodProps) => ReactNode> = {
  app: AppMethod,
  email: EmailMethod,
  sms: TextMethod,
  push: PushMethod,
};

/** The methods that the installation has: each works, or says what would make it work. */
export function MethodsSection({ preferences }: { preferences: NotificationPreferences }): ReactNode {
  return (
    <Section title={m.notificationsChoices.howYouAreReached}>
      <ul className="rows nc-rows">
        {preferences.channels.filter(isOffered).map((channel) => {
          const Method = METHODS[channel.method];
          const Icon = ICONS[channel.method];
          return (
            <li key={channel.method} className="nc-method stack gap-0-12 py-12">
              <span className="nc-sign stack mid mute" aria-hidden="true">
                <Icon className="ic" />
              </span>
              <div className="nc-about words gap-4">
                <Method preferences={preferences} channel={channel} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function AppMethod(): ReactNode {
  return (
    <>
      <div>
        <p className="medium">{m.notificationsChoices.inTheApp}</p>
        <p className="hint">{m.notificationsChoices.atTheBellOnEvery}</p>
      </div>
      <TryIt method="app" />
    </>
  );
}

function EmailMethod({ preferences, channel }: MethodProps): ReactNode {
  const save = useSavePreferences();
  return (
    <>
      <Switch
        label={m.common.email}
        hint={
          channel.to &&
          (channel.why === 'bounces' ? (
            <ComesBack to={channel.to} />
          ) : (
            m.notificationsChoices.sentTo({ address: channel.to })
          ))
        }
        checked={channel.isOn}
        onChange={(isOn) => save.mutate(switchMethod(preferences, 'email', isOn))}
      />
      {channel.isOn && <TryIt method="email" />}
    </>
  );
}

/** Nothing is sent to where mail bounces, except a try. */
const ComesBack = ({ to }: { to: string }): ReactNode => (
  <>
    <Rich
      of={m.notificationsChoices.nothingIsSentTo}
      a={(it) => (
        <Link className="link" href={paths.account}>
          {it}
        </Link>
      )}
      address={to}
    />
  </>
);

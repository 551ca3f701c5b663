import { m } from '@chargerota/messages';
import { formatNumber } from '@chargerota/domain';
import type { Health, HealthService } from '@chargerota/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import type { Tone } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TryDialog } from './try-dialog.tsx';
import { bouncesText, disputesText, SERVICE_NAMES } from './verdict.ts';

type Service = Health['services'][number];

const STATES: Record<Service['state'], { tone: Tone; word: string }> = {
  on: { tone: 'ok', word: m.operatorHealth.on },
  local: { tone: 'info', word: m.operatorHealth.keptHere },
  off: { tone: 'off', word: m.operatorHealth.off },
};

type ServicesPartProps = Pick<Health, 'services' | 'disputes' | 'bouncedAddresses'>;

export function ServicesPart({ services, disputes, bouncedAddresses }: ServicesPartProps): ReactNode {
  const more = {
    mail: bouncesText(bouncedAddresses),
    payments: disputesText(disputes),
    sms: null,
    push: null,
  };
  const [tried, setTried] = useState<HealthService | null>(null);
  const about = services.find(({ service }) => service === tried);
  return (
    <>
      <ul className="rows">
        {services.map((each) => (
          <li key={each.service} className="hl-service pair gap-4-16 mid py-12">
            <span className="hl-s-name stack anywhere">
              <b className="strong">{SERVICE_NAMES[each.service]}</b>
              <span className="sm mute">{each.description}</span>
            </span>
            <span className="hl-s-state">
              <Badge tone={stateOf(each).tone}>{stateOf(each).word}</Badge>
            </span>
            <span className="sm hl-s-day stack anywhere">
              <span>{dayText(each)}</span>
              {more[each.service] && <span>{more[each.service]}</span>}
              {each.lastError !== null && (
                <span className="mute">{m.operatorHealth.lastFailure({ reason: each.lastError })}</span>
              )}
            </span>
            <span className="hl-s-try">
              {each.state !== 'off' && (
                <Button
                  aria-label={m.operatorHealth.tryService({ service: SERVICE_NAMES[each.service] })}
                  onClick={() => setTried(each.service)}
                >
                  {m.operatorHealth.try}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {about && <TryDialog key={about.service} service={about} onClose={() => setTried(null)} />}
    </>
  );
}

/** Cards are refused every day, which is no failure of the provider. */
const stateOf = ({ state, service, failed }: Service): { tone: Tone; word: string } =>
  state === 'on' && failed > 0 && service !== 'payments'
    ? { tone: 'wait', word: m.operatorHealth.failing }
    : STATES[state];

/** Of the last 24 hours. */
function dayText({ service, sent, failed, isAtLeast }: Service): string {
  const [done, not] = [formatNumber(sent), formatNumber(failed)];
  return service === 'payments'
    ? (isAtLeast ? m.operatorHealth.paymentsInADayAtLeast : m.operatorHealth.paymentsInADay)({
        charged: done,
        refused: not,
      })
    : (isAtLeast ? m.operatorHealth.notificationsInADayAtLeast : m.operatorHealth.notificationsInADay)({
        sent: done,
        failed: not,
      });
}

import { m } from '@chargerota/messages';
import { formatHour, privacyLevel } from '@chargerota/domain';
import type { PrivacySettings } from '@chargerota/domain';
import { ArrowLeft, EyeOff, RotateCcw, User } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { Scale } from '../../../../ui/scale.tsx';
import { PrivacySwitches } from './privacy-switches.tsx';
import { LEVEL_WORDS } from './privacy-words.ts';
import { SubView } from '../../../../ui/sub-view.tsx';
import '../../styles/privacy-explainer.css';

/** A made-up reservation. */
const SAMPLE = {
  name: m.organizationsSettings.noorHaddad,
  vehicle: m.organizationsSettings.polestar2White,
  contact: 'noor.haddad@example.com',
  from: 13,
  to: 16,
};

type PrivacyExplainerProps = { settings: PrivacySettings; onBack: () => void };

/** Explains the privacy settings with a sample to try. Nothing here changes the organization. */
export function PrivacyExplainer({ settings, onBack }: PrivacyExplainerProps): ReactNode {
  const [tried, setTried] = useState(settings);
  return (
    <SubView
      title={m.organizationsSettings.howItWorks}
      back={
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft className="ic ic-16" aria-hidden="true" />
          {m.organizationsSettings.backToSettings}
        </Button>
      }
    >
      <p className="mute w-44">{m.organizationsSettings.tryTheSwitchesAndSee}</p>
      <div className="pe stack mt-16">
        <div>
          <div className="pe-head row ends">
            <h3>{m.organizationsSettings.tryIt}</h3>
            <Button look="quiet" className="flush-end" onClick={() => setTried(settings)}>
              <RotateCcw className="ic ic-16" aria-hidden="true" />
              {m.organizationsSettings.reset}
            </Button>
          </div>
          <div className="rows set-rows">
            <PrivacySwitches
              settings={tried}
              onChange={(changes) => setTried((before) => ({ ...before, ...changes }))}
            />
          </div>
        </div>
        <SamplePreview settings={tried} />
      </div>
    </SubView>
  );
}

/** The sample as another member sees it: in the day's grid, in its details, and as a summary. */
function SamplePreview({ settings }: { settings: PrivacySettings }): ReactNode {
  const level = LEVEL_WORDS[privacyLevel(settings)];
  const name = settings.showUserNames ? SAMPLE.name : m.organizationsSettings.occupied;
  const share = (hours: number): string => `${(hours / 24) * 100}%`;
  return (
    <div>
      <div className="pe-head row ends">
        <h3>{m.organizationsSettings.whatMembersSee}</h3>
      </div>
      <div aria-hidden="true">
        <div className="pe-track">
          <span style={{ insetInlineStart: share(SAMPLE.from), width: share(SAMPLE.to - SAMPLE.from) }}>
            <User className="ic ic-14" />
          </span>
          <b style={{ insetInlineStart: share(SAMPLE.to) }}>{name}</b>
        </div>
        <Scale />
      </div>
      <Facts
        facts={[
          [
            m.organizationsSettings.time,
            <span key="time" className="fig">
              {formatHour(SAMPLE.from)} – {formatHour(SAMPLE.to)}
            </span>,
          ],
          [settings.showUserNames ? m.organizationsSettings.reservedBy : m.common.status, name],
          [m.organizationsSettings.vehicle, settings.showVehicleInfo ? SAMPLE.vehicle : HIDDEN],
          [m.organizationsSettings.contact, settings.showContactInfo ? SAMPLE.contact : HIDDEN],
        ]}
      />
      <output className="stack py-12 ruled">
        <span className="strong">{level.name}</span>
        <span className="mute">{level.text}</span>
      </output>
    </div>
  );
}

const HIDDEN = (
  <span className="row gap-6 mute">
    <EyeOff className="ic ic-16" aria-hidden="true" />
    {m.organizationsSettings.notShown}
  </span>
);

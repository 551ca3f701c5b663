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
  name: 'Noor Haddad',
  vehicle: 'Polestar 2, white',
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
      title="How it Works"
      back={
        <Button look="quiet" onClick={onBack}>
          <ArrowLeft className="ic ic-16" aria-hidden="true" />
          Back to Settings
        </Button>
      }
    >
      <p className="mute w-44">
        Try the switches and see what a member sees of somebody else’s reservation. This is a demo with sample
        data: nothing is saved. Administrators and the member who reserved always see all of it.
      </p>
      <div className="pe stack mt-16">
        <div>
          <div className="pe-head row ends">
            <h3>Try it</h3>
            <Button look="quiet" className="flush-end" onClick={() => setTried(settings)}>
              <RotateCcw className="ic ic-16" aria-hidden="true" />
              Reset
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
  const name = settings.showUserNames ? SAMPLE.name : 'Occupied';
  const share = (hours: number): string => `${(hours / 24) * 100}%`;
  return (
    <div>
      <div className="pe-head row ends">
        <h3>What members see</h3>
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
            'Time',
            <span key="time" className="fig">
              {formatHour(SAMPLE.from)} – {formatHour(SAMPLE.to)}
            </span>,
          ],
          [settings.showUserNames ? 'Reserved by' : 'Status', name],
          ['Vehicle', settings.showVehicleInfo ? SAMPLE.vehicle : HIDDEN],
          ['Contact', settings.showContactInfo ? SAMPLE.contact : HIDDEN],
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
    Not shown
  </span>
);

import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatMinutes } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import {
  useCurrentOrganization,
  useCurrentUser,
  useIsOffered,
  useMyOrganizations,
} from '../../../../lib/session.ts';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { ClockText } from '../../../../ui/time.tsx';
import { ExampleDay } from './example-day.tsx';
import { LanguageLinks } from './language-links.tsx';
import { WaysLoading, WaysSignedIn, WaysSignedOut } from './ways.tsx';
import './landing.css';

/** `at`: minutes after midnight. */
const STEPS = [
  {
    at: 7 * 60 + 40,
    title: m.homeLanding.reserveStep,
    text: m.homeLanding.pickALocationADay,
  },
  {
    at: 9 * 60 + 45,
    title: m.homeLanding.knowYourCharger,
    text: m.homeLanding.theDashboardOpensWithYour,
  },
  {
    at: 10 * 60,
    title: m.common.confirmArrival,
    text: m.homeLanding.oneTapWithoutItThe,
    isNow: true,
  },
  {
    at: 13 * 60,
    title: m.homeLanding.driveOn,
    text: m.homeLanding.leaveEarlierReleaseTheCharger,
  },
];

const FACTS = [
  { title: m.homeLanding.allDayAccess, text: m.homeLanding.aroundTheClockWithinEach },
  { title: m.homeLanding.multiTenant, text: m.homeLanding.eachOrganizationHasItsOwn },
  { title: m.homeLanding.organizationManaged, text: m.homeLanding.administratorsInviteApproveAndSet },
  { title: m.homeLanding.realTime, text: m.homeLanding.everybodySeesChangesAtOnce },
];

/** The landing page: three ways in (or, for signed-in people, links to their screens), then what the product does. */
export function LandingScreen(): ReactNode {
  return (
    <Page className="landing">
      <div className="l-hero">
        <h1 className="l-title">{m.homeLanding.aTimetableForYourChargers}</h1>
        <p className="l-lead mt-16 mute pretty">{m.homeLanding.membersOfAWorkplaceOr}</p>
      </div>
      <section className="l-ways" aria-label={m.homeLanding.startHere}>
        <Ways />
      </section>
      <ExampleDay />
      <HowItWorks />
      <section className="l-facts" aria-label={m.homeLanding.inShort}>
        <ul>
          {FACTS.map((fact) => (
            <li key={fact.title}>
              <p className="strong">{fact.title}</p>
              <p className="mute sm">{fact.text}</p>
            </li>
          ))}
        </ul>
      </section>
      {useIsOffered('demo_screens') && (
        <p className="sm mute mt-32">
          <Link className="touch underlined" href={paths.demoDashboard}>
            {m.homeLanding.seeADemoOfThe}
          </Link>
        </p>
      )}
      <p className="mt-40 mute">
        <Rich
          of={m.homeLanding.doesSomethingNotWorkOr}
          a={(it) => (
            <Link className="link" href={paths.bugReport}>
              {it}
            </Link>
          )}
        />
      </p>
      <LanguageLinks />
    </Page>
  );
}

function Ways(): ReactNode {
  const user = useCurrentUser();
  const organizations = useMyOrganizations();
  const organization = useCurrentOrganization();
  if (user.data === null) return <WaysSignedOut />;
  if (user.data && organizations.data) return <WaysSignedIn user={user.data} organization={organization} />;
  // If either request fails, it is unknown whether somebody is signed in or belongs to an organization.
  const failed = [user, organizations].find(({ isError }) => isError);
  if (!failed) return <WaysLoading />;
  return (
    <ErrorState title={m.common.yourAccountCouldNotBe} onRetry={() => void failed.refetch()}>
      {m.homeLanding.nothingHasBeenChangedTry}
    </ErrorState>
  );
}

function HowItWorks(): ReactNode {
  return (
    <section className="l-how" aria-labelledby="how-it-works">
      <h2 className="fig-28" id="how-it-works">
        {m.homeLanding.howItWorks}
      </h2>
      <ol>
        {STEPS.map((step) => (
          <li key={step.title}>
            <p className={step.isNow ? 'when is-now' : 'when'}>
              <span className="t">
                <ClockText text={formatMinutes(step.at)} />
              </span>
            </p>
            <p className="strong">{step.title}</p>
            <p className="mute">{step.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

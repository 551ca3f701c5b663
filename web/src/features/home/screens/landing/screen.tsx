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
import { WaysLoading, WaysSignedIn, WaysSignedOut } from './ways.tsx';
import './landing.css';

/** `at`: minutes after midnight. */
const STEPS = [
  {
    at: 7 * 60 + 40,
    title: 'Reserve',
    text: 'Pick a location, a day and an hour. You see which chargers are free the whole time.',
  },
  {
    at: 9 * 60 + 45,
    title: 'Know your charger',
    text: 'The dashboard opens with your time, your place and the charger’s number.',
  },
  {
    at: 10 * 60,
    title: 'Confirm arrival',
    text: 'One tap. Without it the charger goes back to the others after 30 minutes.',
    isNow: true,
  },
  {
    at: 13 * 60,
    title: 'Drive on',
    text: 'Leave earlier? Release the charger; the rest of your slot is free at once.',
  },
];

const FACTS = [
  { title: '24/7 access', text: 'Around the clock, within each location’s opening hours.' },
  { title: 'Multi-tenant', text: 'Each organization has its own members, locations and rules.' },
  { title: 'Organization-managed', text: 'Administrators invite, approve, and set the peak hours.' },
  { title: 'Real-time', text: 'Everybody sees changes at once. No charger is booked twice.' },
];

/** The landing page: three ways in (or, for signed-in people, links to their screens), then what the product does. */
export function LandingScreen(): ReactNode {
  return (
    <Page className="landing">
      <div className="l-hero">
        <h1 className="l-title">A timetable for your&nbsp;chargers.</h1>
        <p className="l-lead mt-16 mute pretty">
          Members of a workplace or building reserve a charger, confirm when they arrive, and leave it on time
          for the next. Charging is free for members.
        </p>
      </div>
      <section className="l-ways" aria-label="Start here">
        <Ways />
      </section>
      <ExampleDay />
      <HowItWorks />
      <section className="l-facts" aria-label="In short">
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
            See a demo of the in-car screens
          </Link>
        </p>
      )}
      <p className="mt-40 mute">
        Does something not work, or is something missing?{' '}
        <Link className="link" href={paths.bugReport}>
          Tell us
        </Link>
      </p>
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
    <ErrorState title="Your account could not be loaded" onRetry={() => void failed.refetch()}>
      Nothing has been changed. Try again in a moment.
    </ErrorState>
  );
}

function HowItWorks(): ReactNode {
  return (
    <section className="l-how" aria-labelledby="how-it-works">
      <h2 className="fig-28" id="how-it-works">
        How It Works
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

import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location, MyOrganization, UseReport } from '@chargerota/contract';
import { chargersAnswerWords, localDate, addMonths, dateFormat, monthOf } from '@chargerota/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { ApiError } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/dates.ts';
import { choicesPath, organizationTab, paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ExportCsv } from '../../../ui/export-csv.tsx';
import { Field, Select } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { useRootClass } from '../../../ui/use-root-class.ts';
import { useSignInHere } from '../../accounts/sign-in/after-sign-in.ts';
import { locationsQuery } from '../../locations/api.ts';
import { ForAdministrators } from '../../organizations/components/for-administrators.tsx';
import { reportExportAddress, reportQuery } from '../api.ts';
import type { ReportSubject } from '../api.ts';
import { Figures } from '../components/figures.tsx';
import { UseByDay } from '../components/use-by-day.tsx';
import { UseByHour } from '../components/use-by-hour.tsx';
import '../styles/report.css';

/** How many months can be chosen: as many as reservations are kept by default. */
const MOST_MONTHS = 24;

const monthWords = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
/** `Mon, Nov 30, 2026` */
const dayOfYear = dateFormat({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `November 2026`, of 'YYYY-MM'. */
const formatMonth = (month: string): string => monthWords(new Date(`${month}-01T00:00:00Z`));

/** 'YYYY-MM' of this month and those before it, the latest first. */
const latestMonths = (today: string): string[] =>
  Array.from({ length: MOST_MONTHS }, (_, ago) => addMonths(today, -ago).slice(0, 7));

/** The days of a month, up to today; of anything else none. */
function daysOfMonth(month: string | null, today: string): Pick<ReportSubject, 'from' | 'to'> {
  if (!month || !latestMonths(today).includes(month)) return {};
  const { first, last } = monthOf(`${month}-01`);
  return { from: first, to: last < today ? last : today };
}

const TITLE = m.reports.usageReport;

/** /report: what chargers were used for. `month` and `location` of the address say when and where. */
export function ReportScreen(): ReactNode {
  const signInHere = useSignInHere();
  return (
    <ForAdministrators
      title={TITLE}
      skeleton={
        <Page title={TITLE}>
          <SkeletonRows />
        </Page>
      }
      signedOut={
        <Page title={TITLE} form>
          <p className="mute">{m.reports.signInAsAnAdministrator}</p>
          <ButtonLink href={signInHere} look="primary">
            {m.common.signIn}
          </ButtonLink>
        </Page>
      }
    >
      {(organization) => <Report key={organization.id} organization={organization} />}
    </ForAdministrators>
  );
}

function Report({ organization }: { organization: MyOrganization }): ReactNode {
  useRootClass('has-report');
  const today = localDate(useNow(), organization.timezone);
  const asked = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const known = useQuery(locationsQuery);
  const locations = (known.data ?? []).filter(({ isActive }) => isActive);
  const location = locations.find(({ id }) => id === asked.get('location'));
  const month = asked.get('month');
  const subject: ReportSubject = {
    ...daysOfMonth(month, today),
    ...(location && { locationId: location.id }),
  };
  // The choices stay while those of another month are loaded.
  const report = useQuery({ ...reportQuery(organization.id, subject), placeholderData: keepPreviousData });
  const ask = (changed: { month?: string; location?: string }): void => {
    const next = Object.entries({ month: month ?? '', location: location?.id ?? '', ...changed }).filter(
      ([, value]) => value,
    );
    navigate(`${paths.report}?${new URLSearchParams(next)}`, { replace: true });
  };
  const { data, error, isPlaceholderData } = report;
  if (known.isPending || report.isPending) {
    return (
      <Page title={TITLE}>
        <SkeletonRows rows={6} />
      </Page>
    );
  }
  return (
    <Page title={TITLE} className="rp">
      <p className="rp-about">
        {organization.name}
        {data &&
          !isPlaceholderData &&
          `, ${location?.name ?? m.reports.allLocations}, ${formatDay(data.from)} – ${dayOfYear(new Date(data.to))}`}
      </p>
      <div className="rp-controls line py-16">
        {data?.earliest === null && (
          <Field label={m.reports.month}>
            <Select
              value={(month ?? data.from).slice(0, 7)}
              onChange={({ target }) => ask({ month: target.value })}
            >
              {latestMonths(today).map((each) => (
                <option key={each} value={each}>
                  {formatMonth(each)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <LocationSelect locations={locations} chosen={location} onChoose={(id) => ask({ location: id })} />
        <div className="rp-ways">
          <ExportCsv
            address={data && !isPlaceholderData ? reportExportAddress(organization.id, subject) : null}
          />
          <Button onClick={() => window.print()}>
            <Printer className="ic ic-16" aria-hidden="true" />
            {m.reports.print}
          </Button>
        </div>
      </div>
      {error instanceof ApiError && error.code === 'report_limit' ? (
        <PlanNotice
          action={<Button onClick={() => ask({ month: '' })}>{m.reports.showTheLast7Days}</Button>}
        />
      ) : report.isLoadingError ? (
        <ErrorState
          title={m.reports.theReportCouldNotBe}
          retrying={report.isFetching}
          onRetry={() => void report.refetch()}
        >
          {m.reports.nothingOfItIsLost}
        </ErrorState>
      ) : data && !isPlaceholderData ? (
        <Content report={data} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </Page>
  );
}

type LocationSelectProps = {
  locations: readonly Location[];
  chosen: Location | undefined;
  onChoose: (id: string) => void;
};

function LocationSelect({ locations, chosen, onChoose }: LocationSelectProps): ReactNode {
  if (locations.length < 2) return null;
  return (
    <Field label={m.common.location}>
      <Select value={chosen?.id ?? ''} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{m.reports.allLocationsChoice}</option>
        {locations.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}

const PlanNotice = ({ action }: { action?: ReactNode }): ReactNode => (
  <div className="rp-plan">
    <Notice tone="info" title={m.reports.yourPlanShowsTheLast} action={action}>
      <Rich
        of={m.reports.premiumShowsTheReportOf}
        a={(it) => (
          <Link href={organizationTab('billing')} className="link">
            {it}
          </Link>
        )}
      />
    </Notice>
  </div>
);

function Content({ report }: { report: UseReport }): ReactNode {
  const { answer, days, hours, sums, earliest } = report;
  const { short, why } = chargersAnswerWords(answer);
  const isEmpty = sums.reservations + sums.unserved + sums.minutes === 0;
  return (
    <>
      <Section title={m.reports.doWeNeedMoreChargers}>
        <p className="rp-answer">{short}</p>
        <p className="mute">{why}</p>
      </Section>
      {!isEmpty && (
        <>
          <Section title={m.reports.whatHappened}>
            <Figures report={report} />
          </Section>
          <Section title={m.reports.toUseByHour}>
            <UseByHour hours={hours} />
          </Section>
          <Section title={m.reports.toUseByDay}>
            <UseByDay days={days} />
          </Section>
        </>
      )}
      {earliest !== null && <PlanNotice />}
      <p className="rp-mail sm">
        <Link href={choicesPath} className="link">
          {m.reports.getLastWeeksReportOn}
        </Link>
      </p>
    </>
  );
}

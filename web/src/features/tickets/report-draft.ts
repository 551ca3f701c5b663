import type { TicketType } from '@chargerota/domain';
import { lastVisited } from '../../lib/report-path.ts';
import { keepDraft, readDraft } from '../../lib/storage.ts';

declare const PRODUCT_VERSION: string | undefined;

/** The product's version; the build defines it. */
const VERSION = typeof PRODUCT_VERSION === 'string' ? PRODUCT_VERSION : 'development';

export const FACTS = ['page', 'browser', 'version', 'requestId'] as const;
export type FactName = (typeof FACTS)[number];
export type AttachedFacts = Partial<Record<FactName, string>>;

/** What a report says about where it comes from. `search` is the address with which the form was opened. */
export function attachedFacts(search: URLSearchParams): AttachedFacts {
  const from = search.get('from') ?? lastVisited();
  const requestId = search.get('request');
  return {
    // A path alone: what follows a ? may be somebody's secret.
    ...(from?.startsWith('/') && { page: from.split(/[?#]/, 1)[0]!.slice(0, 200) }),
    browser: navigator.userAgent.slice(0, 400),
    version: VERSION,
    ...(requestId && { requestId: requestId.slice(0, 100) }),
  };
}

/** What a person has entered so far; kept until the tab is closed or the report is sent. */
export type ReportDraft = {
  type: TicketType;
  category: string;
  subCategory: string;
  description: string;
  imageUrl: string;
  userEmail: string;
  removed: FactName[];
};

const KEY = 'bug-report';

export const emptyDraft = (type: TicketType): ReportDraft => ({
  type,
  category: '',
  subCategory: '',
  description: '',
  imageUrl: '',
  userEmail: '',
  removed: [],
});

/** Null without a draft, or with one of another type than is asked for. */
export function keptDraft(wanted: TicketType | null): ReportDraft | null {
  const { type, ...kept } = readDraft<ReportDraft>(KEY);
  return type && (!wanted || type === wanted) ? { ...emptyDraft(type), ...kept } : null;
}

export const keepReportDraft = (draft: ReportDraft | null): void => keepDraft(KEY, draft);

import { ApiError } from './api.ts';
import { paths } from './paths.ts';

/** The screen that was open before the form to report; null if that was the first one. */
let lastScreen: string | null = null;

export function noteVisit(path: string): void {
  if (path !== paths.bugReport) lastScreen = path;
}

export const lastVisited = (): string | null => lastScreen;

/** The form to report a fault, filled in with where it happened and the request that failed. */
export function faultReportPath(from: string, error?: unknown): string {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  const facts = new URLSearchParams({ type: 'bug', from, ...(requestId && { request: requestId }) });
  return `${paths.bugReport}?${facts.toString()}`;
}

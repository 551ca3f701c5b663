import { m } from '@chargerota/messages';
import { currentPath } from '../lib/base.ts';
import { isFault } from '../lib/api.ts';
import { openScreen } from '../lib/leave-guard.ts';
import { faultReportPath } from '../lib/report-path.ts';
import type { Toast } from './toast.ts';

/** Reporting a fault, with the screen where it happened; null for what is no fault of ours. */
export const reportOf = (error: Error | undefined): Toast['action'] | null =>
  error && isFault(error)
    ? {
        label: m.parts.reportThis,
        onPress: () => openScreen(faultReportPath(currentPath(), error)),
      }
    : null;

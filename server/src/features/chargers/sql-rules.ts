// What other features' SQL says of reports (docs/rules.md "At the charger").

/** When an open or ended report, by its alias, was last made: several members may report the same. */
export const lastReportedAt = (report: string): string => `
  (SELECT max(by.reported_at) FROM spot_reporters by
   WHERE by.organization_id = ${report}.organization_id AND by.report_id = ${report}.id)`;

// What other features' SQL says of reports (docs/rules.md "At the charger").

/** When an open or ended report, by its alias, was last made: several members may report the same. */
export const lastReportedAt = (report: string): string => `
  (SELECT max(by.reported_at) FROM spot_reporters by
   WHERE by.organization_id = ${report}.organization_id AND by.report_id = ${report}.id)`;

/** Whether an administrator has called a report of a person's false; SQL for both ids. */
export const hadFalseReport = (organizationId: string, userId: string): string => `
  EXISTS (SELECT FROM spot_reports f
    JOIN spot_reporters fb ON fb.organization_id = f.organization_id AND fb.report_id = f.id AND fb.user_id = ${userId}
    WHERE f.organization_id = ${organizationId} AND f.was_false)`;

/** Who made a report, by its alias, as a JSON list of the domain's Reporter. */
export const reportersOf = (report: string): string => `
  (SELECT coalesce(json_agg(json_build_object('userId', by.user_id,
      'isAdministrator', coalesce(m.role = 'admin' AND m.status = 'active', false),
      'wasFalse', ${hadFalseReport('by.organization_id', 'by.user_id')})), '[]')
   FROM spot_reporters by
   LEFT JOIN organization_memberships m ON m.organization_id = by.organization_id AND m.user_id = by.user_id
   WHERE by.organization_id = ${report}.organization_id AND by.report_id = ${report}.id)`;

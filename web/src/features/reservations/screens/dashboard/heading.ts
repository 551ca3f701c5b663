/** The id of the dashboard's h1, which names the next reservation. */
export const HEADING_ID = 'dashboard-heading';

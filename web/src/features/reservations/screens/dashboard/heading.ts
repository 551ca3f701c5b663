/** The dashboard's h1, which names what is next. */
export const HEADING_ID = 'dashboard-heading';

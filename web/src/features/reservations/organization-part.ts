/** The part of the dashboard about the member's organization, in its address. */
export const ORGANIZATION_PART = 'organization';

import { paths } from '../../lib/paths.ts';

/** Where a person chooses what they are told. */
export const CHOICES = `${paths.notifications}?tab=choices`;

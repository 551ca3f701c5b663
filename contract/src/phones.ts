import * as z from 'zod';
import { text } from './texts.ts';

const TOO_SHORT = 'Phone number must be at least 10 digits';

export const phone = text(40).pipe(z.string().min(10, TOO_SHORT));

/** The number at which an organization or a location is reached, or none. */
export const contactPhone = text(40).pipe(z.string().regex(/^(.{10,})?$/, TOO_SHORT));

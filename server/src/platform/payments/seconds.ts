// Payment providers count time in whole seconds.

export const secondOf = (instant: Date): Date => new Date(Math.floor(instant.getTime() / 1000) * 1000);

/** The first whole second that is not before `instant`, for what must not happen earlier. */
export const secondAfter = (instant: Date): Date => new Date(Math.ceil(instant.getTime() / 1000) * 1000);

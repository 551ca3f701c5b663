import type { RouteResponse, tryService } from '@chargerota/contract';

/** Whether a service works, and in one sentence what happened. */
export type Trial = RouteResponse<typeof tryService>;

import type { LIVE_POSITION_HEADER, LIVE_POSITION_SECONDS } from '@chargerota/contract';

// Here as well, since the contract's file would bring its schemas to every first screen.
const HEADER: typeof LIVE_POSITION_HEADER = 'x-live-position';
const USABLE_MS: number = (60 satisfies typeof LIVE_POSITION_SECONDS) * 1000;

let last: { position: string; at: number } | null = null;

/** Call with the answer to who is signed in, before anything else is asked for that is to be kept up to date. */
export function noteLivePosition(headers: Headers): void {
  const position = headers.get(HEADER);
  last = position === null ? null : { position, at: Date.now() };
}

/** Call if data was loaded before the position, and may be older. */
export function forgetLivePosition(): void {
  last = null;
}

/** Since when a stream must tell of changes, so that nothing need be read again; once, and null if that is not known. */
export function takeLivePosition(): string | null {
  const taken = last;
  last = null;
  return taken && Date.now() - taken.at < USABLE_MS ? taken.position : null;
}

import * as contract from '@chargerota/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { encode } from 'uqr';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { LiveFeed } from '../../platform/events/feed.ts';
import { answerStream } from '../../platform/events/routes.ts';
import { route } from '../../platform/http/route.ts';
import { requireLocation } from '../locations/read-locations.ts';
import { readerOf } from './live-audience.ts';
import { makeDisplay, revokeDisplay } from './manage-displays.ts';
import { presentDisplay } from './presenter.ts';
import { openDisplay, readDisplays, readDisplayState, requireDisplay } from './read-display.ts';

export function displayRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, contract.listDisplays, async ({ scope }) =>
    (await readDisplays(deps, scope)).map(presentDisplay),
  );
  route(
    api,
    contract.createDisplay,
    async ({ scope, body }) => {
      const { display, url } = await makeDisplay(deps, scope, body);
      return { display: presentDisplay(display), url, code: codeOf(url) };
    },
    ({ scope, named }) => named.locationId && requireLocation(deps, scope, named.locationId),
  );
  route(
    api,
    contract.revokeDisplay,
    async ({ scope, params }) => {
      await revokeDisplay(deps, scope, params.id);
      return null;
    },
    ({ scope, params }) => requireDisplay(deps, scope, params.id),
  );
  route(api, contract.readDisplay, async ({ body, request, reply }) => {
    const place = await openDisplay(deps, { token: body.token, address: request.ip });
    keepPrivate(reply);
    return readDisplayState(deps, place);
  });
}

/** The stream of a display, beside those of persons. */
export function displayStreamRoute(api: FastifyInstance, deps: AppDeps, feed: LiveFeed): void {
  route(api, contract.followDisplay, async ({ body, request, reply }) => {
    const place = await openDisplay(deps, { token: body.token, address: request.ip });
    keepPrivate(reply);
    return answerStream(feed, readerOf(place), { request, reply });
  });
}

const keepPrivate = (reply: FastifyReply): void =>
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');

/** A QR code of an address, without the white around it: rows of squares, `1` for a dark one. */
const codeOf = (url: string): string[] =>
  encode(url, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''));

import type * as contract from './index.ts';
import type { RouteArguments, RouteDefinition, RouteResponse } from './route.ts';

type Definition = Extract<(typeof contract)[keyof typeof contract], RouteDefinition>;

/**
 * Every route by its address, such as `GET /api/locations`. That is all that a browser knows of a route when it runs: it
 * has the rest by type, and loads no schemas for it.
 */
type Routes = { [D in Definition as `${D['method']} ${D['path']}`]: D };
export type Address = keyof Routes;

/** What the route at an address is called with, and what it answers. */
export type RequestOf<A extends Address> = RouteArguments<Routes[A]>;
export type AnswerOf<A extends Address> = RouteResponse<Routes[A]>;

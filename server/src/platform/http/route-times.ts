import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';

export type RouteTime = {
  route: string;
  requests: number;
  medianMilliseconds: number;
  p95Milliseconds: number;
};

type Values = Pick<MetricObjectWithValues<MetricValueWithName<string>>, 'values'>;
type Bucket = { upTo: number; requests: number };

/** The times of each route, from the histogram that /metrics shows. What is slower than its last bucket counts as that. */
export function routeTimes({ values }: Values): RouteTime[] {
  const routes = new Map<string, Map<number, number>>();
  for (const { labels, value, metricName } of values) {
    if (!metricName?.endsWith('_bucket')) continue;
    const name = `${labels.method} ${labels.route}`;
    const upTo = labels.le === '+Inf' ? Infinity : Number(labels.le);
    const buckets = routes.get(name) ?? new Map<number, number>();
    routes.set(name, buckets.set(upTo, (buckets.get(upTo) ?? 0) + value));
  }
  return [...routes].map(([route, counts]) => {
    const buckets = [...counts]
      .map(([upTo, requests]) => ({ upTo, requests }))
      .toSorted((a, b) => a.upTo - b.upTo);
    return {
      route,
      requests: buckets.at(-1)?.requests ?? 0,
      medianMilliseconds: quantile(buckets, 0.5),
      p95Milliseconds: quantile(buckets, 0.95),
    };
  });
}

/** Each bucket counts all requests up to its bound; within one they are taken as evenly spread. */
function quantile(buckets: readonly Bucket[], part: number): number {
  const wanted = (buckets.at(-1)?.requests ?? 0) * part;
  let below: Bucket = { upTo: 0, requests: 0 };
  for (const bucket of buckets) {
    if (bucket.requests >= wanted && bucket.requests > below.requests) {
      if (bucket.upTo === Infinity) break;
      const share = (wanted - below.requests) / (bucket.requests - below.requests);
      return Math.round((below.upTo + share * (bucket.upTo - below.upTo)) * 1000);
    }
    if (bucket.upTo !== Infinity) below = bucket;
  }
  return Math.round(below.upTo * 1000);
}

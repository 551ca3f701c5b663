// Random numbers by what they are for, so that every policy meets the same people on the same days, whatever it asks.

/** From 0 to 1; the same for the same seed, person, day and purpose. */
function draw(seed: number, person: number, day: number, purpose: string): number {
  let hash = 2_166_136_261 ^ seed;
  const mix = (value: number) => {
    hash = Math.imul(hash ^ value, 2_654_435_761);
    hash ^= hash >>> 15;
  };
  mix(person + 1);
  mix(day + 1_001);
  for (let at = 0; at < purpose.length; at += 1) mix(purpose.codePointAt(at)!);
  hash = Math.imul(hash ^ (hash >>> 16), 2_246_822_507);
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** All draws of one person on one day. */
export function drawsOf(seed: number, person: number, day: number) {
  const uniform = (purpose: string) => draw(seed, person, day, purpose);
  const normal = (purpose: string) =>
    Math.sqrt(-2 * Math.log(uniform(`${purpose} radius`) || 1e-9)) *
    Math.cos(2 * Math.PI * uniform(`${purpose} angle`));
  return {
    uniform,
    normal,
    chance: (purpose: string, probability: number) => uniform(purpose) < probability,
    between: (purpose: string, from: number, to: number) => from + (to - from) * uniform(purpose),
    exponential: (purpose: string, mean: number) => -mean * Math.log(1 - uniform(purpose)),
  };
}

export type Draws = ReturnType<typeof drawsOf>;

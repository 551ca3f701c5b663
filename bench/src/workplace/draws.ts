// Random numbers that depend only on what they decide, never on how many were drawn before: every policy meets the same
// people with the same plans on the same days.

/** From 0 to 1; the same for the same seed, person, day and purpose. MurmurHash3: weaker mixing skews the normal draws. */
function draw(seed: number, person: number, day: number, purpose: string): number {
  let hash = seed;
  const mix = (value: number) => {
    let word = Math.imul(value, 0xcc_9e_2d_51);
    word = (word << 15) | (word >>> 17);
    hash ^= Math.imul(word, 0x1b_87_35_93);
    hash = (hash << 13) | (hash >>> 19);
    hash = Math.imul(hash, 5) + 0xe6_54_6b_64;
  };
  mix(person + 1);
  mix(day + 1001);
  for (let at = 0; at < purpose.length; at += 1) mix(purpose.codePointAt(at)!);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
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

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Half of the 95 % confidence interval of the mean; 0 for a single seed. */
export function interval(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const average = mean(values);
  const variance =
    mean(values.map((value) => (value - average) ** 2)) * (values.length / (values.length - 1));
  // Student's t for 20 seeds.
  return 2.093 * Math.sqrt(variance / values.length);
}

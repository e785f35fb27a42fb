/** The number that this part of all numbers does not exceed; NaN of none. @param share 0.95 for the 95th percentile */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? NaN;
}

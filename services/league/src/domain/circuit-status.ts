/** What a circuit's status follows from. */
export type CircuitDates = { decided_at: Date | null; start_date: Date | null };

/** upcoming, active or completed (docs/domain-rules.md#circuits). */
export function circuitStatus(circuit: CircuitDates, now: Date): string {
  if (circuit.decided_at !== null) return 'completed';
  return circuit.start_date !== null && now < circuit.start_date ? 'upcoming' : 'active';
}

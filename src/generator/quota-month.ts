/** The UTC month that a quota is counted in, and the Unix second at which the next begins. */
export function quotaMonth(now: Date): { month: string; resetsAt: number } {
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
  return { month: now.toISOString().slice(0, 7), resetsAt: next / 1000 };
}

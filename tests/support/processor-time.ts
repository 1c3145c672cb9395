/**
 * The processor time of some work, in milliseconds. Other programs on the machine do not change it, as they change
 * the time by the clock.
 */
export function processorTimeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until `condition` holds. @throws after `limitMs`, which a slow machine must not reach. */
export async function eventually(
  condition: () => boolean | Promise<boolean>,
  limitMs = 60_000,
  pauseMs = 25,
): Promise<void> {
  const giveUpAt = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > giveUpAt) throw new Error(`Not within ${limitMs} ms: ${condition.toString()}`);
    await sleep(pauseMs);
  }
}

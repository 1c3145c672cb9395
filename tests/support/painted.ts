import type { Locator } from 'playwright-core';
import { eventually } from './eventually';

/** Chromium's PDF viewer says to nobody when it has painted: it has when there is something and it stays. */
export async function untilPainted(frame: Locator): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  await eventually(async () => {
    const now = await frame.screenshot();
    const isPainted = now.length > 10_000 && now.equals(before);
    before = now;
    return isPainted;
  });
}

import type { Locator } from 'playwright-core';
import { eventually } from './eventually';

/**
 * Chromium's PDF viewer does not report when it has painted. This waits until the picture is not
 * blank and stays the same.
 */
export async function untilPainted(frame: Locator): Promise<void> {
  let before: Buffer = Buffer.alloc(0);
  await eventually(async () => {
    const now = await frame.screenshot();
    const isPainted = now.length > 10_000 && now.equals(before);
    before = now;
    return isPainted;
  });
}

import { spawnSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The machine's own Chromium, without a download. */
export function openBrowser(): Promise<Browser> {
  // Chromium's sandbox does not work as root, and CI runs as root in a container.
  // Without a graphics card, the processor would imitate one: pages took a sixth longer.
  const args = ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  return chromium.launch({ executablePath: findChromium(), args });
}

function findChromium(): string {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  throw new Error(`A browser is needed: one of ${NAMES.join(', ')} in PATH.`);
}

import { spawnSync } from 'node:child_process';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** The pop-ups of the address bar are pages too. Each window loaded them, for a second of processor time. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Features that playwright-core 1.65 turns off. Chromium takes only the last list, so ours repeats them. */
const OF_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The machine's own Chromium, without a download. */
export function openBrowser(): Promise<Browser> {
  const args = [
    // Without a graphics card, the processor would imitate one: pages took a sixth longer.
    '--disable-gpu',
    `--disable-features=${[...OF_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
    // Chromium's sandbox does not work as root, and CI runs as root in a container.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  return chromium.launch({ executablePath: findChromium(), args });
}

function findChromium(): string {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  throw new Error(`A browser is needed: one of ${NAMES.join(', ')} in PATH.`);
}

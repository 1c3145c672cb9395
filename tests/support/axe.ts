/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const SCRIPT = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** The levels A and AA of WCAG 2.0, 2.1 and 2.2. */
const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Markup of others that we cannot sensibly mend: the rule, and a part of the element's HTML. */
const KNOWN: readonly { rule: string; html: string }[] = [
  // Strapi names this autocompletion wrongly. Password managers find the field by its type.
  { rule: 'autocomplete-valid', html: 'autocomplete="password"' },
  // Strapi's carousel shows a chosen file as a slide that is selected.
  { rule: 'aria-allowed-attr', html: 'aria-roledescription="slide"' },
];

type Axe = { axe: { run(on: object, options: object): Promise<AxeResults> } };

const isKnown = (rule: string, html: string): boolean =>
  KNOWN.some((known) => known.rule === rule && html.includes(known.html));

async function run(page: Page, runOnly: object): Promise<string[]> {
  const { violations } = await page.evaluate(
    (only) =>
      (window as unknown as Axe).axe.run(document, {
        runOnly: only,
        resultTypes: ['violations'],
      }),
    runOnly,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isKnown(id, html))
      .map(({ target, html, failureSummary = '' }) => {
        const reason = failureSummary.split('\n').slice(1).join(' ').trim();
        return `${id}: ${target.join(' ')} ${html.slice(0, 150)} (${reason})`;
      }),
  );
}

/** The rules of WCAG 2.2 AA that a page breaks, in the light scheme and in the dark one. Only colours differ. */
export async function accessFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.evaluate(SCRIPT);
  const light = await run(page, { type: 'tag', values: LEVELS });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The panel draws itself anew, and colours change over a tenth of a second.
  await page.waitForTimeout(250);
  const dark = await run(page, { type: 'rule', values: ['color-contrast'] });
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

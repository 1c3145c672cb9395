/// <reference lib="dom" />
import type { Locator, Page } from 'playwright-core';

/** The lower edge of a part that is on the screen. */
export async function bottomOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box.y + box.height;
}

/** Expects that no part of a page is cut at the width of a phone, a laptop or a desk. */
export async function expectUncut(page: Page, main: Locator, parts: string): Promise<void> {
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const wide = await main.evaluate(
      (root, chosen) =>
        [root, ...root.querySelectorAll(chosen)]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ tagName }) => tagName),
      parts,
    );
    expect([width, wide]).toEqual([width, []]);
  }
}

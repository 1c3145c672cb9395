/// <reference lib="dom" />
import type { Locator, Page, Response } from 'playwright-core';
import { layoutOf } from './pdf/text';
import { eventually } from './eventually';

/** The page on which an operator designs documents. */
export interface Designer {
  dialog: Locator;
  sheet: Locator;
  /** Does something, and waits until the preview of it is drawn. @returns the PDF of the preview */
  drawnAfter(change: () => Promise<unknown>): Promise<Buffer>;
  /** The text of the last drawn preview. */
  textAfter(change: () => Promise<unknown>): Promise<string>;
}

const isPreview = (answer: Response): boolean =>
  answer.url().endsWith('/look-preview') && answer.ok();

const drawnCount = async (sheet: Locator): Promise<number> =>
  Number(await sheet.getAttribute('data-drawn'));

export function designerOn(page: Page, title = 'Look of documents'): Designer {
  const dialog = page.getByRole('dialog', { name: title });
  const sheet = dialog.locator('[data-drawn]');
  const drawnAfter = async (change: () => Promise<unknown>): Promise<Buffer> => {
    const before = (await sheet.count()) === 0 ? 0 : await drawnCount(sheet);
    const [answer] = await Promise.all([page.waitForResponse(isPreview), change()]);
    const pdf = await answer.body();
    await eventually(async () => (await drawnCount(sheet)) > before);
    return pdf;
  };
  return {
    dialog,
    sheet,
    drawnAfter,
    textAfter: async (change) => layoutOf(await drawnAfter(change)),
  };
}

/** The middle of all points of the first page that are near a colour, as parts of its width and height; and their number. */
export function pointsNear(sheet: Locator, color: readonly [number, number, number]) {
  return sheet
    .locator('canvas')
    .first()
    .evaluate((canvas, wanted) => {
      const { width, height } = canvas as HTMLCanvasElement;
      const context = (canvas as HTMLCanvasElement).getContext('2d');
      const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
      let [count, x, y] = [0, 0, 0];
      for (let at = 0; at < data.length; at += 4) {
        if (wanted.some((part, index) => Math.abs(part - (data[at + index] ?? 0)) > 24)) continue;
        count += 1;
        x += (at / 4) % width;
        y += Math.floor(at / 4 / width);
      }
      return { count, x: x / count / width, y: y / count / height };
    }, color);
}

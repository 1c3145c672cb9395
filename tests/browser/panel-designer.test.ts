/// <reference lib="dom" />
import { accessFaults } from '../support/axe';
import { designerOn, pointsNear, type Designer } from '../support/designer';
import { eventually } from '../support/eventually';
import { ownPanel } from '../support/own-panel';
import { formPath, goTo, input, logIn, newOperator, save, type Panel } from '../support/panel';
import { getPdf } from '../support/stored-pdf';
import { createTrade, type Trade } from '../support/trade';
import { png } from '../unit/outbound/logo/images';
import { textOf } from '../support/pdf/text';

/** An operator designs the documents of a business, in the order of the tests. */
let panel: Panel;
let trade: Trade;
let designer: Designer;
const own = ownPanel(async ({ browser, service }) => {
  trade = await createTrade({ buyer: { language: 'de' } }, { service });
  panel = await logIn(browser, service, await newOperator(service));
  designer = designerOn(panel.page);
});

const RED = [0xb9, 0x1c, 0x1c] as const;
const GREEN = [0, 160, 0] as const;

/** A green square. */
const LOGO = png({
  width: 40,
  height: 40,
  color: 2,
  pixels: Buffer.concat(
    Array.from({ length: 40 }, () =>
      Buffer.from([0, ...Array.from({ length: 40 }, () => GREEN).flat()]),
    ),
  ),
});

const open = async () => {
  await panel.page.getByRole('button', { name: 'Design documents' }).click();
  await designer.dialog.waitFor();
};
const choose = async (name: string, option: string) => {
  await designer.dialog.getByRole('combobox', { name }).click();
  await panel.page.getByRole('option', { name: option, exact: true }).click();
};
const word = (key: string, language = 'de') => input(panel.page, `look.labels.${language}.${key}`);
const hide = (name: string) => designer.dialog.getByRole('checkbox', { name }).click();

test('the form of a business has one way to the look, and not its parts as well', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', trade.business));
  await page.getByRole('button', { name: 'Design documents' }).waitFor();
  for (const name of ['brand_color', 'paper_size', 'logo'])
    expect(await input(page, name).count()).toBe(0);
  await expect(page.getByRole('button', { name: 'Upload a picture' }).count()).resolves.toBe(0);
});

test('the preview shows what the form holds, saved or not', async () => {
  await input(panel.page, 'city').fill('Typed Town');
  const text = await designer.textAfter(open);
  for (const part of ['Werft Design GmbH', 'Typed Town', 'DE89 3704', '12.5 hours'])
    expect(text).toContain(part);
  expect((await pointsNear(designer.sheet, RED)).count).toBe(0);
});

test('a colour is seen at once, and one that is none is refused in words over the last picture', async () => {
  const colour = input(panel.page, 'brand_color');
  await designer.drawnAfter(() => colour.fill('#b91c1c'));
  const { count } = await pointsNear(designer.sheet, RED);
  expect(count).toBeGreaterThan(200);
  await colour.fill('#b91c1');
  await designer.dialog.getByRole('alert').filter({ hasText: 'Colour of documents' }).waitFor();
  expect((await pointsNear(designer.sheet, RED)).count).toBe(count);
  await designer.drawnAfter(() => colour.fill('#b91c1c'));
  expect(await designer.dialog.getByRole('alert').count()).toBe(0);
});

test('a logo is taken from the computer and moves to the other side', async () => {
  const file = { name: 'green.png', mimeType: 'image/png', buffer: LOGO };
  await designer.drawnAfter(() =>
    designer.dialog.getByLabel('Picture for the logo').setInputFiles(file),
  );
  const picture = designer.dialog.locator('[aria-roledescription=slide] img');
  const below = designer.dialog.getByRole('button', { name: 'Delete' });
  const [shown, button] = [await picture.boundingBox(), await below.boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  const before = await pointsNear(designer.sheet, GREEN);
  expect(before.count).toBeGreaterThan(200);
  const side = before.x < 0.5 ? 'Right' : 'Left';
  await designer.drawnAfter(() => choose('Side of the logo', side));
  const after = await pointsNear(designer.sheet, GREEN);
  expect([before.x < 0.5, after.x < 0.5]).toEqual([side === 'Right', side === 'Left']);
});

test('the address of the customer moves into the window of an envelope', async () => {
  await designer.drawnAfter(() => choose('Window of the envelope', 'DIN 5008 (DL, C6/5)'));
});

test('parts go away, and words are replaced in the language of the preview alone', async () => {
  const without = await designer.textAfter(() => hide('Bank details'));
  expect(without).not.toContain('DE89 3704');
  await designer.drawnAfter(() => choose('Language of the preview', 'German'));
  expect(await word('invoice').getAttribute('placeholder')).toBe('RECHNUNG');
  const german = await designer.textAfter(() => word('invoice').fill('Honorarnote'));
  expect(german).toContain('Honorarnote');
  const french = await designer.textAfter(() => choose('Language of the preview', 'French'));
  expect(french).toContain('FACTURE');
  expect(await word('invoice', 'fr').inputValue()).toBe('');
});

test('while somebody types, the last change wins and few pictures are asked for', async () => {
  let asked = 0;
  panel.page.on('request', (request) => {
    if (request.url().endsWith('/look-preview')) asked += 1;
  });
  await designer.drawnAfter(() =>
    word('total', 'fr').pressSequentially('Somme à payer', { delay: 30 }),
  );
  await eventually(async () => (await designer.sheet.getAttribute('aria-busy')) === 'false');
  expect(asked).toBeLessThan(6);
  const text = await designer.textAfter(() => word('total', 'fr').fill('Somme due'));
  expect(text).toContain('Somme due');
  await word('total', 'fr').fill('');
});

test('what is done is saved with the business, and the next invoice looks so', async () => {
  const { page } = panel;
  await designer.dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByText('Changed. Save the business to keep the new look.').waitFor();
  await save(page);
  const { body } = await trade.client.get('/api/v1/business');
  expect(body).toMatchObject({ brand_color: '#b91c1c', city: 'Typed Town' });
  expect(body.logo_url).toContain('/uploads/');
  expect(body.look).toMatchObject({
    address_window: 'din5008',
    hidden: ['bank_details'],
    labels: { de: { invoice: 'Honorarnote' } },
  });
  const { id } = await trade.invoice();
  const { pdf } = await getPdf(trade.key, `invoices/${id}`, {}, own.service);
  const text = textOf(pdf);
  expect(text).toContain('Honorarnote');
  expect(text).not.toContain('DE89 3704');
  expect(pdf.toString('latin1')).toContain('/Subtype /Image');
});

test('closing asks before it takes changes back, and then the look is the stored one', async () => {
  const { page } = panel;
  await designer.drawnAfter(open);
  await designer.drawnAfter(() => hide('Units after quantities'));
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard the changes?' });
  await question.getByRole('button', { name: 'Continue' }).click();
  await question.waitFor({ state: 'detached' });
  await designer.dialog.getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await designer.dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Design documents' }).waitFor();
  expect(await page.getByText('Changed. Save the business').count()).toBe(0);
  // Without a change, nobody is asked.
  await designer.drawnAfter(open);
  await page.keyboard.press('Escape');
  await designer.dialog.waitFor({ state: 'detached' });
});

test('it works by the keyboard, and breaks no rule of WCAG in light and dark, also on a phone', async () => {
  const { page } = panel;
  const button = page.getByRole('button', { name: 'Design documents' });
  await button.focus();
  await designer.drawnAfter(() => page.keyboard.press('Enter'));
  await input(page, 'brand_color').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await input(page, 'brand_color').evaluate((it) => it === document.activeElement)).toBe(
    true,
  );
  expect(await accessFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await accessFaults(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(await designer.sheet.isVisible()).toBe(true);
  await designer.dialog.getByRole('button', { name: 'Done' }).click();
  await page.setViewportSize({ width: 1440, height: 1000 });
});

test('a new business is saved before its documents are designed', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', 'create'));
  await page.getByText('Save the business first.').waitFor();
  expect(await page.getByRole('button', { name: 'Design documents' }).isDisabled()).toBe(true);
});

test('no page logs an error but for what was refused', () => {
  expect(panel.complaints.filter((one) => !one.includes('400'))).toEqual([]);
});

import { createAcme, type Acme } from '../support/acme';
import { ownPanel } from '../support/own-panel';
import {
  formPath,
  goTo,
  input,
  logIn,
  newOperator,
  said,
  save,
  type Panel,
} from '../support/panel';
import { query } from '../support/databases';

let panel: Panel;
let acme: Acme;
const own = ownPanel(async ({ browser, service }) => {
  acme = await createAcme(service, { default_currency: 'EUR' });
  panel = await logIn(browser, service, await newOperator(service));
  const session = await panel.page.context().newCDPSession(panel.page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Zurich' });
});

const NAMES = ['time_zone', 'default_currency', 'language'];
const choice = (name: string) => panel.page.getByRole('combobox', { name });

test('a new business begins with the time zone, currency and language of the browser', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', 'create'));
  await input(page, 'name').fill('Atelier Aare');
  const shown = await Promise.all(
    ['Time zone', 'Currency', 'Language'].map((name) => choice(name).inputValue()),
  );
  expect(shown).toEqual(['Europe/Zurich', 'Swiss Franc (CHF)', 'English']);
  await save(page);
  await said(page, 'Saved');
  const stored = `SELECT ${NAMES.join()} FROM businesses WHERE name = 'Atelier Aare'`;
  expect(await query(own.service.databaseUrl, stored)).toEqual([
    { time_zone: 'Europe/Zurich', default_currency: 'CHF', language: 'en' },
  ]);
});

test('what an operator chooses stays, and Enter takes the only hit of a search', async () => {
  const { page } = panel;
  await goTo(page, formPath('business', 'create'));
  const zone = choice('Time zone');
  await zone.click();
  await zone.fill('berlin');
  await page.getByRole('option', { name: 'Europe/Berlin' }).waitFor();
  await zone.press('Enter');
  await input(page, 'name').fill('Studio Blau');
  expect(await zone.inputValue()).toBe('Europe/Berlin');
});

test('a business of a country whose law wants more is told so as soon as it is chosen', async () => {
  const { page } = panel;
  await page.goto(formPath('business', 'create'));
  const country = choice('Country');
  await country.click();
  await country.fill('Poland');
  await page.getByRole('option', { name: 'Poland (PL)' }).click();
  const limit = page.getByTestId('country-limit');
  expect(await limit.innerText()).toContain('over KSeF, which this service does not do');
  await country.press('ControlOrMeta+a');
  await country.pressSequentially('Austria');
  await page.getByRole('option', { name: 'Austria (AT)' }).click();
  await limit.waitFor({ state: 'hidden' });
});

test('Enter in a day reads the day, and saves nothing', async () => {
  const { page } = panel;
  await page.goto(formPath('invoice', 'create'));
  const due = input(page, 'due_date');
  await due.fill('5 december 2026');
  await due.press('Enter');
  expect(await due.inputValue()).toBe('5 Dec 2026');
  expect(new URL(page.url()).pathname).toMatch(/create$/);
  expect(await acme.client.get('/api/v1/invoices')).toMatchObject({ body: { data: [] } });
});

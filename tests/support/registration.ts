import type { Page } from 'playwright-core';
import { cloneDatabase, query } from './databases';
import { input } from './panel';

/** A database in which nobody is registered. */
export async function databaseWithoutPeople(): Promise<string> {
  const database = await cloneDatabase();
  await query(database, 'delete from admin_users');
  return database;
}

/** Fills in the form of the first administrator and sends it. */
export async function registerOlive(page: Page): Promise<void> {
  await input(page, 'firstname').fill('Olive');
  await input(page, 'email').fill('olive@example.test');
  await input(page, 'password').fill('Aa1-correct-horse');
  await input(page, 'confirmPassword').fill('Aa1-correct-horse');
  await page.getByRole('button', { name: /start/i }).click();
}

import type { Page } from 'playwright-core';

/** A CSV file with the names of the API. */
export const AS_PROGRAM = [/^For programs/, /^CSV$/, /^Point/];

/** Chooses in the open dialog of an export, and starts it. */
export async function startExport(
  page: Page,
  choices: readonly (string | RegExp)[] = AS_PROGRAM,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const choice of choices) await dialog.getByText(choice).click();
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
}

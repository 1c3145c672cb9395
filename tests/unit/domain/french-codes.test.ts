import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BUSINESS_PROCESSES, TREATMENTS } from '../../../src/domain/french-codes';

/** Strapi's schemas are JSON, so they repeat the codes. */
test.each(['invoice', 'credit-note'])('the schema of %s has the codes of France', (name) => {
  const file = path.join(__dirname, `../../../src/api/${name}/content-types/${name}/schema.json`);
  const { attributes } = JSON.parse(readFileSync(file, 'utf8')) as {
    attributes: Record<string, { enum?: string[] }>;
  };
  expect(attributes['e_invoice_treatment']?.enum).toEqual([...TREATMENTS]);
  expect(attributes['business_process']?.enum).toEqual([...BUSINESS_PROCESSES]);
});

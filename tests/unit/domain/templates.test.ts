import invoice from '../../../src/api/invoice/content-types/invoice/schema.json';
import quotation from '../../../src/api/quotation/content-types/quotation/schema.json';
import { readSteps } from '../../../src/database/read-steps';
import { objectsOf } from '../../../src/database/steps-to-run';
import { currentVersion, TEMPLATES, TEMPLATE_VERSIONS } from '../../../src/domain/templates';
import { root } from '../../support/project-copy';

test.each([invoice, quotation])(
  'the schema of $info.singularName names every template',
  (schema) => {
    expect(schema.attributes.template_type.enum).toEqual(TEMPLATES);
  },
);

test.each(TEMPLATES)('the versions of %s are counted from 1, and the last is current', (name) => {
  const versions = TEMPLATE_VERSIONS[name];
  expect(versions).toEqual(versions.map((_, index) => index + 1));
  expect(currentVersion(name)).toBe(versions.length);
});

test('the last step of the database records the current version of every template', () => {
  const objects = [...objectsOf(readSteps(root)).keys()];
  const body = objects.find(({ name }) => name === 'invoicing_template_version')?.body;
  for (const name of TEMPLATES)
    expect(body).toContain(`WHEN '${name}' THEN ${currentVersion(name)}`);
});

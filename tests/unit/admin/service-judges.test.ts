import { judgedByService } from '../../../src/admin/forms/saving/service-judges';

const rules = { required: true, maxLength: 255, min: 1 };

test("the service judges a field of ours alone, and Strapi's form those of other types", () => {
  const name = { type: 'string', ...rules };
  const items = { type: 'component', required: true, repeatable: true, max: 1000 };
  const { contentTypes, components } = judgedByService({
    contentTypes: [
      { uid: 'api::invoice.invoice', attributes: { name, items, notes: { type: 'text' } } },
      { uid: 'plugin::upload.file', attributes: { name } },
    ],
    components: [{ uid: 'billing.invoice-line', attributes: { name } }],
  });
  const unchecked = { type: 'string', mandatory: true };
  expect(contentTypes[0]?.attributes).toEqual({
    name: unchecked,
    items: { type: 'component', repeatable: true, default: [], mandatory: true },
    notes: { type: 'text', mandatory: false },
  });
  expect(contentTypes[1]?.attributes).toEqual({ name });
  expect(components[0]?.attributes).toEqual({ name: unchecked });
});

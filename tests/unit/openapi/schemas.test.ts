import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { apiTools } from '../../../src/api/mcp/tools';
import { openApiDocument } from '../../../src/api/openapi/document/document';
import { RECURRING_CREATE } from '../../../src/billing/schemas/recurring';
import { SEND_BODY } from '../../../src/mail/send-body';

/** Every published schema by the meta-schema of JSON Schema 2020-12, which clients check tools by. */
const ajv = addFormats(new Ajv2020({ strict: false, allErrors: true }));

/** Every object at the key `schema` or `schemas`, wherever it stands. */
function schemasIn(value: unknown, place = ''): [string, object][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]: [string, object]) => {
    const at = `${place}/${key}`;
    if (key === 'schema') return [[at, one] as [string, object]];
    if (key !== 'schemas') return schemasIn(one, at);
    return Object.entries(one).map(([name, schema]): [string, object] => [`${at}/${name}`, schema]);
  });
}

const document = openApiDocument('1.0.0');
const documented = schemasIn(document);
const tools = [...apiTools().values()].map(({ tool }): [string, object] => [
  tool.name,
  tool.inputSchema,
]);

test.each<[string, [string, object][], number]>([
  ['the OpenAPI document', documented, 300],
  ['tools/list', tools, 70],
])('every schema of %s is valid', (_, schemas, least) => {
  expect(schemas.length).toBeGreaterThan(least);
  const wrong = schemas.filter(([, schema]) => ajv.validateSchema(schema) !== true);
  expect(wrong).toEqual([]);
  ajv.addSchema({ $id: 'document', components: document['components'] });
  const texts = new Set(schemas.map(([, schema]) => JSON.stringify(schema)));
  for (const text of texts)
    ajv.compile(JSON.parse(text.replaceAll('"#/components', '"document#/components')) as object);
  ajv.removeSchema('document');
});

test('no e-invoice is attached to a quotation', () => {
  const check = validatorOf('send_quotation');
  const id = 'f1a8f9a4-5c3f-4a2e-9a55-7d1d6b3f2c10';
  const accepts = ['ubl', null].map((attach_e_invoice) => {
    const body = SEND_BODY.quotation.safeParse({ attach_e_invoice });
    return [check({ id, attach_e_invoice }), body.success];
  });
  expect(accepts).toEqual([
    [false, false],
    [true, true],
  ]);
});

function validatorOf(name: string): ValidateFunction {
  const [, schema] = tools.find(([one]) => one === name) ?? ['', {}];
  return ajv.compile(schema);
}

const VALUES: Record<string, unknown> = {
  customer_id: 'f1a8f9a4-5c3f-4a2e-9a55-7d1d6b3f2c10',
  product_id: 'f1a8f9a4-5c3f-4a2e-9a55-7d1d6b3f2c10',
  items: [{}],
  description: 'Hosting',
  quantity: 1,
  unit_price: 10,
  interval_unit: 'month',
  start_date: '2090-01-31',
};

/** Adds the fields that the schema misses, until it misses none. */
function completed(check: ValidateFunction, args: Record<string, unknown>): unknown {
  for (let round = 0; round < 20 && !check(args); round += 1)
    for (const { keyword, instancePath, params } of check.errors ?? []) {
      if (keyword !== 'required') continue;
      const field = (params as { missingProperty: string }).missingProperty;
      const at = instancePath.startsWith('/items/0') ? (args['items'] as object[])[0] : args;
      Object.assign(at ?? {}, { [field]: VALUES[field] });
    }
  return args;
}

test.each<[string, Record<string, unknown>, string[]]>([
  ['a price', {}, ['description', 'quantity', 'unit_price']],
  [
    'the price of a product',
    { price_source: 'product' },
    ['description', 'price_source', 'product_id', 'quantity'],
  ],
])('a recurring invoice with %s that its schema accepts is accepted', (_, line, fields) => {
  const built = completed(validatorOf('create_recurring_invoice'), { items: [{ ...line }] });
  const [item] = (built as { items: object[] }).items;
  expect(Object.keys(item ?? {}).sort()).toEqual(fields);
  expect(RECURRING_CREATE.safeParse(built).success).toBe(true);
});

/** Input checks, compiled by Fastify (ajv). */
const uuid = { type: 'string', format: 'uuid' } as const;
const date = { type: 'string', format: 'date' } as const;
const text = (maxLength: number) => ({ type: ['string', 'null'], maxLength }) as const;
const STATUSES = ['draft', 'sent', 'paid', 'overdue', 'cancelled'];

const line = {
  type: 'object',
  required: ['description', 'quantity', 'unit_price'],
  properties: {
    description: { type: 'string', minLength: 1, maxLength: 2000 },
    quantity: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1e9 },
    unit_price: { type: 'number', exclusiveMinimum: -1e12, exclusiveMaximum: 1e12 },
    tax_rate: { type: 'number', minimum: 0, maximum: 100 },
    product_id: { ...uuid, nullable: true },
  },
} as const;

export const CREATE = {
  body: {
    type: 'object',
    required: ['customer_id', 'items'],
    properties: {
      customer_id: uuid,
      items: { type: 'array', minItems: 1, maxItems: 1000, items: line },
      invoice_number: { type: 'string', minLength: 1, maxLength: 255 },
      issue_date: date,
      due_date: date,
      status: { enum: STATUSES },
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      notes: text(10_000),
      terms: text(10_000),
      template_type: { enum: ['modern', 'classic', 'minimal'] },
    },
  },
} as const;

const wholeNumber = { type: 'string', pattern: '^[1-9][0-9]{0,8}$' } as const;

export const LIST = {
  querystring: {
    type: 'object',
    properties: {
      number: { type: 'string', minLength: 1, maxLength: 255 },
      page: wholeNumber,
      limit: wholeNumber,
    },
  },
} as const;

export const ONE = {
  params: { type: 'object', required: ['id'], properties: { id: uuid } },
} as const;

export const CHANGE = {
  ...ONE,
  body: {
    type: 'object',
    minProperties: 1,
    properties: {
      status: { enum: STATUSES },
      notes: text(10_000),
      terms: text(10_000),
      due_date: { ...date, nullable: true },
    },
  },
} as const;

export interface NewInvoice {
  customer_id: string;
  items: NewLine[];
  invoice_number?: string;
  issue_date?: string;
  due_date?: string;
  status?: string;
  currency?: string;
  notes?: string | null;
  terms?: string | null;
  template_type?: string;
}

export interface NewLine {
  description: string;
  quantity: number;
  unit_price: number;
  tax_rate?: number;
  product_id?: string | null;
}

export interface Change {
  status?: string;
  notes?: string | null;
  terms?: string | null;
  due_date?: string | null;
}

import { z } from 'zod';
import { CUSTOMER_CREATE, CUSTOMER_UPDATE } from '../../../billing/schemas/customer';
import { GENERATOR_BODY } from '../../../generator/body';
import { INVOICE_CREATE, INVOICE_UPDATE } from '../../../billing/schemas/invoice';
import { CREDIT_NOTE_CREATE } from '../../../billing/schemas/credit-note';
import {
  ALLOCATION_CREATE,
  CUSTOMER_PAYMENT_CREATE,
  PAYMENT_CREATE,
  PAYMENT_REFUND_CREATE,
  PAYMENT_UPDATE,
  REFUND_CREATE,
} from '../../../billing/schemas/payment';
import {
  RECURRING_CREATE,
  RECURRING_OF_INVOICE,
  RECURRING_RESUME,
  RECURRING_RUN,
  RECURRING_UPDATE,
} from '../../../billing/schemas/recurring';
import { REPRICE, REPRICING } from '../../../billing/schemas/repricing';
import { PRODUCT_CREATE, PRODUCT_UPDATE } from '../../../billing/schemas/product';
import { QUOTATION_CREATE, QUOTATION_UPDATE } from '../../../billing/schemas/quotation';
import { PORTAL_SESSION, PORTAL_SESSION_CREATE } from '../../../billing/schemas/portal-session';
import { BUSINESS } from '../../../billing/schemas/business-answer';
import { EVENT } from '../../../billing/schemas/event';
import * as responses from '../../../billing/schemas/answers';
import * as recurringResponses from '../../../billing/schemas/recurring-answers';
import * as settlementResponses from '../../../billing/schemas/settlement-answers';
import { KEY } from '../../../http/auth/key-answer';
import { SEND_BODY } from '../../../mail/send-body';
import { WEBHOOK_ENDPOINT_CREATE, WEBHOOK_ENDPOINT_UPDATE } from '../../../webhooks/schemas';
import * as mailResponses from '../../../mail/answers';
import * as webhookResponses from '../../../webhooks/answers';

type JsonSchema = Record<string, unknown>;

const REQUESTS = [
  CUSTOMER_CREATE,
  CUSTOMER_UPDATE,
  PORTAL_SESSION_CREATE,
  PRODUCT_CREATE,
  PRODUCT_UPDATE,
  INVOICE_CREATE,
  INVOICE_UPDATE,
  RECURRING_CREATE,
  RECURRING_UPDATE,
  RECURRING_OF_INVOICE,
  RECURRING_RESUME,
  RECURRING_RUN,
  REPRICE,
  QUOTATION_CREATE,
  QUOTATION_UPDATE,
  PAYMENT_CREATE,
  PAYMENT_UPDATE,
  CUSTOMER_PAYMENT_CREATE,
  ALLOCATION_CREATE,
  PAYMENT_REFUND_CREATE,
  CREDIT_NOTE_CREATE,
  REFUND_CREATE,
  ...Object.values(SEND_BODY),
  GENERATOR_BODY,
  WEBHOOK_ENDPOINT_CREATE,
  WEBHOOK_ENDPOINT_UPDATE,
];

const RESPONSES = {
  BUSINESS,
  KEY,
  EVENT,
  PORTAL_SESSION,
  ...responses,
  ...recurringResponses,
  REPRICING,
  ...settlementResponses,
  ...webhookResponses,
  ...mailResponses,
};

/**
 * The default of a field stands in its description. Generators of clients take the keyword `default` for a
 * promise that the field is there, and require it in requests.
 */
function sayDefault(context: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  const doc = z.globalRegistry.get(context.zodSchema) as JsonSchema | undefined;
  if (!doc || !('default' in doc)) return;
  const { description } = context.jsonSchema;
  const said = `Default: ${JSON.stringify(doc['default'])}.`;
  context.jsonSchema['description'] =
    description === undefined ? said : `${String(description)} ${said}`;
}

/** The JSON Schema (2020-12) of a request. */
export function inputSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: sayDefault,
  }) as JsonSchema;
  return rest;
}

/** A schema without a name of its own, such as the body of a delivery. */
export function unnamedSchema(schema: z.ZodType): JsonSchema {
  const { $defs, ...converted } = inputSchema(schema);
  return inlined(converted, ($defs ?? {}) as Record<string, JsonSchema>) as JsonSchema;
}

function named(schema: z.ZodType): [string, JsonSchema] {
  const { id } = z.globalRegistry.get(schema) as { id: string };
  const { id: _id, $defs, ...converted } = inputSchema(schema);
  return [id, inlined(converted, ($defs ?? {}) as Record<string, JsonSchema>) as JsonSchema];
}

/** Inlines nested schemas, because only whole bodies have a name in the document. */
function inlined(value: unknown, definitions: Record<string, JsonSchema>): unknown {
  if (Array.isArray(value)) return value.map((one) => inlined(one, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref: reference, ...own } = value as { $ref?: unknown };
  if (typeof reference === 'string') {
    const { id: _id, ...definition } = definitions[reference.replace('#/$defs/', '')] ?? {};
    return inlined({ ...definition, ...own }, definitions);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, inlined(one, definitions)]),
  );
}

/** `components.schemas`: every request and answer, from the schemas that check the requests. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries([...REQUESTS, ...Object.values(RESPONSES)].map(named));
}

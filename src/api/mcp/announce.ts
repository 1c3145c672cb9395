import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isObject } from '../../domain/checks';
import { parseJson } from '../../domain/json';
import { askInside, type InnerAnswer } from '../../http/edge/inner-request';
import type { Operation } from '../../http/routes/operation';
import { idText, isGiven, plainText, type Arguments } from './arguments';
import { pathWords } from './tool-names';

type Fields = Readonly<Record<string, unknown>>;

/** What is said of a record, in this order. Nothing else is: some answers hold secrets. */
const SAID = (
  'invoice_number quotation_number credit_note_number name status mode total amount amount_due currency ' +
  'total_before total_after next_date description quantity unit_price to cc subject email'
).split(' ');

/** @param lists whose elements are told, too: lines, where no total is known; what is repriced */
function factsOf(record: Fields, lists: readonly string[] = []): string {
  const facts = SAID.filter((field) => isGiven(record[field])).map((field) => {
    const value = record[field];
    return `${field} ${Array.isArray(value) ? value.join(', ') : plainText(value)}`.slice(0, 300);
  });
  // An endpoint has events; the URL of anything else opens something.
  const url = 'events' in record ? [plainText(record['url'])] : [];
  const inner = lists.flatMap((list) => (record[list] ?? []) as Fields[]);
  return [...url, ...facts, ...inner.slice(0, 5).map((one) => factsOf(one))].join(', ');
}

function fieldsOf({ status, body }: InnerAnswer): Fields {
  const isJson = status < 300 && typeof body === 'string' && body.startsWith('{');
  const value: unknown = isJson ? parseJson(body) : {};
  return isObject(value) ? value : {};
}

/**
 * What a call will do, in words. Of records, it tells what the key may read.
 * @param tried the answer of its trial
 */
export async function announce(
  strapi: Core.Strapi,
  ctx: Context,
  { path, summary }: Operation,
  given: Arguments,
  tried: InnerAnswer,
): Promise<string> {
  const read = async (name: string, id: unknown): Promise<Fields> => {
    const request = { method: 'GET', url: `/api/v1/${name}/${idText(id)}`, body: '' };
    return isGiven(id) ? fieldsOf(await askInside(strapi, ctx, request)) : {};
  };
  const will = fieldsOf(tried);
  const [collection = ''] = pathWords(path);
  const now = await read(collection, path.includes('{id}') ? given.get('id') : null);
  // The record of the path itself is told already.
  const other = will['invoice_id'] === given.get('id') ? null : will['invoice_id'];
  const parts = {
    Then: factsOf(will, 'interval_unit' in will ? ['items'] : ['data']),
    Now: factsOf(now),
    Invoice: factsOf(await read('invoices', other)),
    Customer: factsOf(await read('customers', will['customer_id'] ?? now['customer_id'])),
  };
  const told = Object.entries(parts).filter(([, words]) => words !== '');
  return [`${summary}.`, ...told.map(([name, words]) => `${name}: ${words}.`)].join(' ');
}

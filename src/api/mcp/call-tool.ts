import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { askInside, type InnerAnswer, type InnerRequest } from '../../http/edge/inner-request';
import { caller } from '../../http/requests/request';
import { sortedJson, type Arguments } from './arguments';
import { newConfirmation, openConfirmation } from './confirmation';
import { needsConfirmation } from './effects';
import { mayUse, type ApiTool } from './tools';

const ID = /^[\w-]{1,64}$/;

/** An id of another form is one that no record has. The API answers 404 for it. */
const idText = (value: unknown): string =>
  typeof value === 'string' && ID.test(value) ? value : '-';

const plainText = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Clients send null for what is not given. In a body it has a meaning. */
const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** `metadata: {region: 'north'}` is the parameter `metadata[region]=north`. */
function parametersOf(name: string, value: unknown, isObject: boolean): [string, string][] {
  if (!isObject || typeof value !== 'object' || value === null) return [[name, plainText(value)]];
  return Object.entries(value).map(([key, one]) => [`${name}[${key}]`, plainText(one)]);
}

function queryOf(inQuery: ApiTool['inQuery'], given: Arguments): string {
  const parameters = [...inQuery]
    .filter(([name]) => isGiven(given.get(name)))
    .flatMap(([name, isObject]) => parametersOf(name, given.get(name), isObject));
  return parameters.length > 0 ? `?${new URLSearchParams(parameters).toString()}` : '';
}

/** The request of the API that a call stands for. */
function requestOf(
  { operation, inPath, inQuery }: ApiTool,
  given: Arguments,
  idempotencyKey: unknown,
): InnerRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => idText(given.get(name)));
  const isOther = (name: string) =>
    !inPath.includes(name) && !inQuery.has(name) && name !== 'idempotency_key';
  const rest = new Map([...given].filter(([name]) => isOther(name)));
  const sendsBody = operation.body !== undefined || rest.size > 0;
  return {
    method: operation.method.toUpperCase(),
    url: path + queryOf(inQuery, given),
    body: operation.method !== 'get' && sendsBody ? sortedJson(rest) : '',
    ...(isGiven(idempotencyKey)
      ? { headers: { 'idempotency-key': plainText(idempotencyKey) } }
      : {}),
  };
}

const textResult = (text: string): CallToolResult => ({ content: [{ type: 'text', text }] });

/** An answer of the API. Files come as resources, so that a client can show or keep them. */
function resultOf({ status, type, body, header }: InnerAnswer, url: string): CallToolResult {
  if (status >= 400) return { ...textResult(String(body)), isError: true };
  const ignored = header('x-ignored');
  const notes = ignored === '' ? [] : [{ type: 'text' as const, text: `Ignored: ${ignored}` }];
  if (typeof body === 'string') {
    const { content } = textResult(body === '' ? `Done (${status})` : body);
    return { content: [...content, ...notes] };
  }
  const uri = `invoicing:/${url}`;
  const file =
    type === 'application/pdf'
      ? { uri, mimeType: type, blob: body.toString('base64') }
      : { uri, mimeType: type, text: body.toString('utf8') };
  return { content: [{ type: 'resource', resource: file }, ...notes] };
}

function askForConfirmation(confirmation: { confirm: string; expires_at: string }): CallToolResult {
  const what =
    'Nothing was done yet. Ask the user, then call the tool again with the same arguments and `confirm`.';
  return textResult(JSON.stringify({ confirmation_required: what, ...confirmation }));
}

const WRONG_TOKEN: CallToolResult = {
  ...textResult(
    'Nothing was done. `confirm` is not the token of this key and these arguments, or ten minutes have ' +
      'passed. Call the tool without `confirm` for a new one.',
  ),
  isError: true,
};

/** Calls a tool by the API itself, after a confirmation where the call needs one. */
export async function callTool(
  strapi: Core.Strapi,
  ctx: Context,
  tool: ApiTool,
  all: Arguments,
): Promise<CallToolResult> {
  const who = caller(ctx);
  const { name } = tool.tool;
  const given = new Map([...all].filter(([argument]) => argument !== 'confirm'));
  let idempotencyKey = given.get('idempotency_key');
  // The API refuses a key that lacks the right. It needs no token for that.
  if (needsConfirmation(tool.operation, given) && mayUse(who, tool)) {
    const confirm = all.get('confirm');
    if (!isGiven(confirm)) return askForConfirmation(newConfirmation(strapi, who, name, given));
    const once = openConfirmation(strapi, who, name, { given, confirm });
    if (once === null) return WRONG_TOKEN;
    idempotencyKey ??= once;
  }
  const request = requestOf(tool, given, idempotencyKey);
  return resultOf(await askInside(strapi, ctx, request), request.url);
}

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import Big from 'big.js';
import type { Context } from 'koa';
import { isObject } from '../../../domain/checks';
import { ApiError } from '../../../domain/errors';
import { knowWholeBody } from '../../../http/requests/ignored';
import { caller, parseQuery } from '../../../http/requests/request';
import { anyKeyRoute } from '../../../http/routes/route';
import { runningStrapi } from '../../../strapi/service';
import { settingsOf } from '../../../strapi/settings-service';
import { argumentsOf, isTooDeep } from '../arguments';
import { callTool } from '../call-tool';
import { groupOf, TOOLS_QUERY } from '../groups';
import type { Offer } from '../protocol';
import { apiTools, mayUse, type ApiTool } from '../tools';

/** Headers of the protocol. No other one decides anything. */
const HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

/** The protocol asks for this, so that no page of another site reaches a service in a private network. */
async function refuseForeignPages(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const origin = ctx.get('origin');
  if (origin === '') return;
  const { PUBLIC_URL: own } = settingsOf(strapi);
  const { isKnownOrigin } = await import('../protocol');
  if (isKnownOrigin(origin, own === '' ? [] : [new URL(own).hostname])) return;
  throw new ApiError('foreign_origin', 'Pages of another origin may not use MCP');
}

interface Message {
  params?: { arguments?: unknown };
}

function offerOf(strapi: Core.Strapi, ctx: Context): Offer {
  const who = caller(ctx);
  const { tools: wanted } = parseQuery(ctx, TOOLS_QUERY);
  const isWanted = ({ operation }: ApiTool) => wanted?.includes(groupOf(operation)) ?? true;
  const all = new Map([...apiTools()].filter(([, one]) => isWanted(one)));
  const usable = [...all.values()].filter((one) => mayUse(who, one));
  // The library reads numbers as doubles. This body has all their digits.
  const { params } = ctx.request.body as Message;
  const given = argumentsOf(params?.arguments);
  return {
    version: strapi.config.get<string>('info.version'),
    tools: usable.map(({ tool }) => tool),
    call: (name) => {
      const tool = all.get(name);
      return tool ? callTool(strapi, ctx, tool, given) : null;
    },
  };
}

/** Far more than a client says of itself, in characters. The library reads a message several times over. */
const MOST_BESIDE_ARGUMENTS = 50_000;

/**
 * The message as the library gets it: it reads numbers as doubles, also that of an id, and the tool has its
 * arguments from the body.
 * @throws ApiError 400 for a message that is long without them
 */
function withoutArguments(body: object): object {
  const { id, params } = body as { id?: unknown; params?: unknown };
  const message = {
    ...body,
    ...(id instanceof Big ? { id: id.toNumber() } : {}),
    ...(isObject(params) ? { params: { ...params, arguments: {} } } : {}),
  };
  if (JSON.stringify(message).length > MOST_BESIDE_ARGUMENTS)
    throw new ApiError(
      'malformed_json',
      'A message is at most 50,000 characters beside its arguments',
    );
  return message;
}

/** POST /api/v1/mcp: one message of the Model Context Protocol. */
async function answerMcp(ctx: Context): Promise<void> {
  const strapi = runningStrapi();
  await refuseForeignPages(strapi, ctx);
  knowWholeBody(ctx);
  const { body } = ctx.request as { body?: unknown };
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ApiError('malformed_json', 'The body must be one JSON-RPC message');
  if (isTooDeep(body)) throw new ApiError('malformed_json', 'The message is nested too deeply');
  const headers = HEADERS.map((name): [string, string] => [name, ctx.get(name)]);
  const request = new Request('http://localhost/api/v1/mcp', {
    method: 'POST',
    headers: headers.filter(([, value]) => value !== ''),
  });
  // The package of the protocol is loaded with the first message.
  const { answerMessage } = await import('../protocol');
  const answer = await answerMessage(offerOf(strapi, ctx), request, withoutArguments(body));
  // The package has copied a long answer twice. Its text is a copy, too.
  await nextTurn();
  const text = await answer.text();
  ctx.body = text === '' ? null : text;
  ctx.status = answer.status;
  if (text !== '') ctx.type = 'application/json; charset=utf-8';
}

export default { routes: [anyKeyRoute('/mcp', answerMcp)] };

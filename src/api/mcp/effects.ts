import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { Operation } from '../openapi/document/operation';
import type { Arguments } from './arguments';
import { isCreate, pathWords } from './tool-names';

/** Actions on a record after which its money, its number, its customer and its readers are as before. */
const HARMLESS = new Set(['convert', 'ping', 'redeliver', 'pause', 'recurring', 'reprice']);

/** Something outside the service gets a message, now or from now on. */
const TELLS = new Set(['send', 'ping', 'redeliver', 'webhook-endpoints']);

/** Fields that a draft has with these values only: others issue it, state that it is paid, or carry out a dry run. */
const OF_DRAFTS: Readonly<Record<string, unknown>> = {
  status: 'draft',
  amount_paid: 0,
  mode: 'draft',
  dry_run: true,
};

const lastWord = ({ path }: Operation): string => pathWords(path).at(-1) ?? '';

/** What stores nothing, whatever its method. */
const isReading = ({ method, scope }: Operation): boolean =>
  method === 'get' || scope === 'read or write';

/** Endpoints of webhooks decide who is told of everything from then on. */
const isOfEndpoint = ({ path }: Operation): boolean => pathWords(path)[0] === 'webhook-endpoints';

/** Records of records are money: payments, refunds, credit notes. Unknown actions count as harmful. */
function alwaysCounts(operation: Operation): boolean {
  const isHarmless = HARMLESS.has(lastWord(operation));
  if (isOfEndpoint(operation)) return !isHarmless;
  if (operation.method !== 'post') return false;
  return isCreate(operation) ? operation.path.includes('{id}') : !isHarmless;
}

/** Whether a call issues, sends, records money, voids, or lets others read more: then it wants a confirmation. */
export function needsConfirmation(operation: Operation, given: Arguments): boolean {
  if (isReading(operation)) return false;
  if (alwaysCounts(operation)) return true;
  return Object.entries(OF_DRAFTS).some(
    ([name, value]) => given.has(name) && given.get(name) !== value,
  );
}

/** Whether a call of the tool may want a confirmation. @param fields that it takes */
export const mayNeedConfirmation = (operation: Operation, fields: readonly string[]): boolean =>
  !isReading(operation) &&
  (alwaysCounts(operation) || fields.some((name) => Object.hasOwn(OF_DRAFTS, name)));

/** What a client may tell its user about a tool before it calls it. */
export function annotationsOf(operation: Operation): ToolAnnotations {
  if (isReading(operation)) return { readOnlyHint: true, openWorldHint: false };
  const { method } = operation;
  const isAction = method === 'post' && !isCreate(operation);
  return {
    readOnlyHint: false,
    destructiveHint: method !== 'post' || isAction,
    idempotentHint: ['put', 'patch', 'delete'].includes(method) || lastWord(operation) === 'void',
    openWorldHint: TELLS.has(lastWord(operation)),
  };
}

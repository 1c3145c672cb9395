import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { Operation } from '../openapi/document/operation';
import type { Arguments } from './arguments';
import { isCreate, pathWords } from './tool-names';

/** Actions on a record after which its money, its number and its customer are as before. */
const HARMLESS = new Set([
  'convert',
  'link',
  'revoke',
  'ping',
  'redeliver',
  'rotate-secret',
  'pause',
  'preview',
  'recurring',
]);

/** Something outside the service gets a message. */
const TELLS = new Set(['send', 'ping', 'redeliver']);

/** Fields that a draft has with these values only: others issue a document or state that it is paid. */
const OF_DRAFTS: Readonly<Record<string, unknown>> = {
  status: 'draft',
  amount_paid: 0,
  mode: 'draft',
};

const lastWord = ({ path }: Operation): string => pathWords(path).at(-1) ?? '';

/** Records of records are money: payments, refunds, credit notes. Unknown actions count as harmful. */
function alwaysCounts(operation: Operation): boolean {
  if (operation.method !== 'post') return false;
  if (isCreate(operation)) return operation.path.includes('{id}');
  return !HARMLESS.has(lastWord(operation));
}

/** Whether a call issues, sends, records money or voids, so that it wants a confirmation. */
export function needsConfirmation(operation: Operation, given: Arguments): boolean {
  if (operation.method === 'get') return false;
  if (alwaysCounts(operation)) return true;
  return Object.entries(OF_DRAFTS).some(
    ([name, value]) => given.has(name) && given.get(name) !== value,
  );
}

/** Whether a call of the tool may want a confirmation. @param fields that it takes */
export const mayNeedConfirmation = (operation: Operation, fields: readonly string[]): boolean =>
  operation.method !== 'get' &&
  (alwaysCounts(operation) || fields.some((name) => Object.hasOwn(OF_DRAFTS, name)));

/** What a client may tell its user about a tool before it calls it. */
export function annotationsOf(operation: Operation): ToolAnnotations {
  const { method } = operation;
  if (method === 'get') return { readOnlyHint: true, openWorldHint: false };
  const isAction = method === 'post' && !isCreate(operation);
  return {
    readOnlyHint: false,
    destructiveHint: method !== 'post' || isAction,
    idempotentHint: ['put', 'patch', 'delete'].includes(method) || lastWord(operation) === 'void',
    openWorldHint: TELLS.has(lastWord(operation)),
  };
}

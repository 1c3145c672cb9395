import type { ToolAnnotations } from '@modelcontextprotocol/server';
import type { Operation } from '../../http/routes/operation';
import type { Arguments } from './arguments';

/** Fields that a draft has with these values only: others issue it, state that it is paid, or carry out a dry run. */
const OF_DRAFTS: Readonly<Record<string, unknown>> = {
  status: 'draft',
  amount_paid: 0,
  mode: 'draft',
  dry_run: true,
};

/** Whether a call wants a confirmation by its operation or by a field that it has. */
export function needsConfirmation({ does, confirm }: Operation, given: Arguments): boolean {
  if (does === 'reads') return false;
  if (confirm === true) return true;
  return Object.entries(OF_DRAFTS).some(
    ([name, value]) => given.has(name) && given.get(name) !== value,
  );
}

/** Whether a call of the tool may want a confirmation. @param fields that it takes */
export const mayNeedConfirmation = (
  { does, confirm = false }: Operation,
  fields: readonly string[],
): boolean =>
  does !== 'reads' && (confirm !== false || fields.some((name) => Object.hasOwn(OF_DRAFTS, name)));

/** What a client may tell its user about a tool before it calls it. */
export function annotationsOf({ does, method, idempotent, tells }: Operation): ToolAnnotations {
  if (does === 'reads') return { readOnlyHint: true, openWorldHint: false };
  return {
    readOnlyHint: false,
    destructiveHint: does !== 'creates',
    idempotentHint: idempotent ?? method !== 'post',
    openWorldHint: tells ?? does === 'sends',
  };
}

import type { Context } from 'koa';
import { checkText } from '../domain/checks';
import { readForm } from '../http/requests/form-body';
import { withoutLinks } from '../mail/compose/link-words';
import type { RefusalReason, RefusedDecision } from './page-view';

/** The longest name and remark, each character as four escaped bytes, and the names of the fields. */
const MOST_BYTES = 124_000;
const LONGEST_NAME = 255;
const LONGEST_REMARK = 10_000;

/** A name stands in one line of mails and of the history. */
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

interface Decision {
  name: string;
  /** Empty without one. */
  remark: string;
}

function reasonOf({ name, remark }: Decision): RefusalReason | null {
  if (name === '') return 'name_missing';
  const isText = [name, remark].every((text) => 'value' in checkText(MOST_BYTES)(text));
  if (!isText || CONTROL.test(name)) return 'not_text';
  if ('problem' in checkText(LONGEST_NAME)(name)) return 'name_too_long';
  return 'problem' in checkText(LONGEST_REMARK)(remark) ? 'remark_too_long' : null;
}

/** A form with a fault is shown again, without what no page can show. */
const shown = (text: string): string => text.replaceAll('\0', '');

/**
 * Reads the form of a decision. Browsers send line breaks as CR LF. A
 * link that somebody writes would be stored, so it becomes words.
 * @returns the decision, or why it is refused
 * @throws ApiError 413, 415
 */
export async function readDecision(ctx: Context): Promise<Decision | RefusedDecision> {
  const form = await readForm(ctx, MOST_BYTES);
  const field = (name: string) =>
    withoutLinks((form.get(name) ?? '').replace(/\r\n?/g, '\n').trim());
  const decision = { name: field('name'), remark: field('remark') };
  const reason = reasonOf(decision);
  if (reason === null) return decision;
  return { name: shown(decision.name), remark: shown(decision.remark), reason };
}

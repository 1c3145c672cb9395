import { say, type Message } from '../../messages/message';
import type { Finding } from '../finding';
import type { EInvoice, Party } from '../model';

export function finding(pointer: string, rule: string, text = say('needed')): Finding {
  return { pointer, message: text.of(rule), rule };
}

/** A finding for a value that is missing. */
export const needed = (value: unknown, pointer: string, rule: string, text?: Message): Finding[] =>
  value === null ? [finding(pointer, rule, text)] : [];

/** A finding where something is not as it must be. */
export const unless = (isGood: boolean, pointer: string, rule: string, text: Message): Finding[] =>
  isGood ? [] : [finding(pointer, rule, text)];

/** A party under the name that pointers have for it. */
export interface Side {
  readonly pointer: '/business' | '/customer';
  readonly party: Party;
}

export const sidesOf = ({ seller, buyer }: EInvoice): readonly [Side, Side] => [
  { pointer: '/business', party: seller },
  { pointer: '/customer', party: buyer },
];

export const itemPointer = (index: number, field: string): string => `/items/${index}/${field}`;

import type Big from 'big.js';
import { decimalText, sum } from '../../domain/money';
import { say } from '../../messages/message';
import { fits, readAmount } from './check-statement';
import { referenceOf, type Faults, type Place, type RawEntry } from './read-statement';
import { childOf, childrenOf, textOf, type Element } from './xml';

/** The facts of an entry and its statement that hold for all of its details. */
interface OfEntry {
  isCredit: boolean;
  isReversal: boolean;
  /** The IBAN of the account, which is no counterparty. */
  ownIban: string | null;
}

/** Version 8 and later have a party within, and a status as a code. */
const nameOf = (party: Element | undefined): string | null =>
  textOf(party, 'Nm') ?? textOf(party, 'Pty', 'Nm');

function sideOf(parties: Element | undefined, side: 'Dbtr' | 'Cdtr') {
  const account = childOf(parties, `${side}Acct`, 'Id');
  return {
    counterparty_name: nameOf(childOf(parties, `Ultmt${side}`)) ?? nameOf(childOf(parties, side)),
    counterparty_iban: textOf(account, 'IBAN'),
    counterparty_account_number: textOf(account, 'Othr', 'Id'),
  };
}

/**
 * The other side: the debtor of a credit, the creditor of a debit. A reversal keeps the parties of what it
 * reverses. Some banks name the other one alone.
 */
function counterpartyOf(detail: Element | undefined, { isCredit, isReversal, ownIban }: OfEntry) {
  const parties = childOf(detail, 'RltdPties');
  const [first, second] = isCredit === isReversal ? CREDITOR_FIRST : DEBTOR_FIRST;
  const found = sideOf(parties, first);
  if (Object.values(found).some((value) => value !== null)) return found;
  const other = sideOf(parties, second);
  return ownIban !== null && other.counterparty_iban === ownIban ? found : other;
}
const DEBTOR_FIRST = ['Dbtr', 'Cdtr'] as const;
const CREDITOR_FIRST = ['Cdtr', 'Dbtr'] as const;

const joined = (elements: readonly Element[]): string | null =>
  elements
    .map(({ text }) => text.trim())
    .join(' ')
    .trim() || null;

/** The facts of a detail; of none, those of its entry alone. */
function factsOf(entry: Element, detail: Element | undefined, of: OfEntry) {
  const remittance = childOf(detail, 'RmtInf');
  return {
    ...counterpartyOf(detail, of),
    text:
      joined(childrenOf(remittance, 'Ustrd')) ??
      joined(childrenOf(remittance, 'Strd', 'AddtlRmtInf')) ??
      textOf(detail, 'AddtlTxInf') ??
      textOf(entry, 'AddtlNtryInf'),
    reference:
      textOf(remittance, 'Strd', 'CdtrRefInf', 'Ref') ??
      referenceOf(textOf(detail, 'Refs', 'EndToEndId')),
    bank_reference:
      referenceOf(textOf(entry, 'AcctSvcrRef')) ?? textOf(detail, 'Refs', 'AcctSvcrRef'),
    is_reversal: of.isReversal,
  };
}

/** An amount without a sign: the mark beside it alone says the sign, and ISO 20022 has no other. */
function sizeOf(amount: Element | undefined): Big | null {
  const size = readAmount(amount?.text.trim() ?? null);
  return size?.gte(0) ? size : null;
}

/** The amount of a detail, signed as its entry, and in its currency; null where it has none. */
function detailAmount(detail: Element, currency: string | null, isCredit: boolean): Big | null {
  const amount = childOf(detail, 'Amt') ?? childOf(detail, 'AmtDtls', 'TxAmt', 'Amt');
  if (!amount || amount.currency !== currency) return null;
  const size = sizeOf(amount);
  if (size === null || !fits(size, currency)) return null;
  const mark = textOf(detail, 'CdtDbtInd');
  return (mark === null ? isCredit : mark === 'CRDT') ? size : size.neg();
}

/** The amounts of all details where they add up to that of the entry; else null. */
function partsOf(details: readonly Element[], amount: Big, currency: string | null): Big[] | null {
  const parts = details.map((detail) => detailAmount(detail, currency, amount.gte(0)));
  const known = parts.filter((part) => part !== null);
  return known.length === details.length && sum(known).eq(amount) ? known : null;
}

const MARKS = new Map([
  ['CRDT', true],
  ['DBIT', false],
]);

/** The transactions of a booked entry: one for each of its details where these add up to it, else one. */
export function entriesOf(
  entry: Element,
  at: Place,
  ownIban: string | null,
  faults: Faults,
): RawEntry[] {
  const status = textOf(entry, 'Sts', 'Cd') ?? textOf(entry, 'Sts');
  if (status === null) faults.add(at, say('bank_no_entry'));
  if (status !== 'BOOK') return [];
  const isCredit = MARKS.get(textOf(entry, 'CdtDbtInd') ?? '');
  const stated = childOf(entry, 'Amt');
  const size = sizeOf(stated);
  if (size === null) faults.add(at, say('bank_no_amount'));
  if (isCredit === undefined) faults.add(at, say('bank_no_mark'));
  if (size === null || isCredit === undefined) return [];
  const amount = isCredit ? size : size.neg();
  const currency = stated?.currency ?? null;
  const isReversal = ['true', '1'].includes(textOf(entry, 'RvslInd') ?? '');
  const of: OfEntry = { isCredit, isReversal, ownIban };
  const dated = {
    at,
    booked_on: dayText(entry, 'BookgDt') ?? dayText(entry, 'ValDt'),
    currency,
  };
  const details = childrenOf(entry, 'NtryDtls').flatMap((one) => childrenOf(one, 'TxDtls'));
  const parts = details.length > 1 ? partsOf(details, amount, currency) : null;
  if (parts === null) {
    const only = details.length === 1 ? details[0] : undefined;
    return [{ ...dated, amount: decimalText(amount), ...factsOf(entry, only, of) }];
  }
  return parts.map((part, place) => ({
    ...dated,
    amount: decimalText(part),
    batch_place: place + 1,
    ...factsOf(entry, details[place], { ...of, isCredit: part.gte(0) }),
  }));
}

const dayText = (entry: Element, name: string): string | null =>
  textOf(entry, name, 'Dt') ?? textOf(entry, name, 'DtTm');

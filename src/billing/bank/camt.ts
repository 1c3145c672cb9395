import { decimalText } from '../../domain/money';
import { entriesOf } from './camt-entry';
import { readAmount } from './check-statement';
import {
  emptyStatement,
  noStatement,
  RefusedFile,
  requireFew,
  type Faults,
  type Place,
  type RawStatement,
} from './read-statement';
import { childOf, readXml, textOf, type Element, type XmlReader } from './xml';

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.(\d{2})$/;

function accountOf(account: Element) {
  const id = childOf(account, 'Id');
  const iban = textOf(id, 'IBAN');
  const number = textOf(id, 'Othr', 'Id');
  const bank_code = textOf(account, 'Svcr', 'FinInstnId', 'ClrSysMmbId', 'MmbId');
  return iban === null && number === null ? null : { iban, bank_code, number };
}

/** A balance as signed text; empty where its amount cannot be read. */
function balanceOf(balance: Element): string | null {
  const text = textOf(balance, 'Amt');
  const amount = readAmount(text);
  // ISO 20022 has no sign here, so nobody knows what one means.
  if (amount === null || amount.lt(0)) return '';
  return decimalText(textOf(balance, 'CdtDbtInd') === 'DBIT' ? amount.neg() : amount);
}

const BALANCES: Readonly<Record<string, 'opening_balance' | 'closing_balance'>> = {
  OPBD: 'opening_balance',
  PRCD: 'opening_balance',
  CLBD: 'closing_balance',
};

/** A CAMT file that is being read. */
class CamtReader implements XmlReader {
  readonly statements: RawStatement[] = [];
  #places = 0;
  #entries = 0;
  #own: Element[] = [];
  #current: RawStatement | null = null;

  constructor(
    private readonly first: number,
    private readonly faults: Faults,
  ) {}

  root(name: string, namespace: string): void {
    const [, version] = NAMESPACE.exec(namespace.slice(0, 100)) ?? [];
    if (name !== 'Document' || Number(version ?? 0) < 2) throw new RefusedFile('unknown_format');
  }

  begins(name: string): void {
    if (name !== 'Stmt') return;
    this.#current = emptyStatement();
    this.statements.push(this.#current);
    [this.#places, this.#own] = [0, []];
    requireFew(this.#entries, this.first + this.statements.length);
  }

  part(element: Element): void {
    const statement = this.#current;
    if (!statement) return;
    if (element.name === 'Ntry') this.#readEntry(element, statement);
    else if (element.name === 'Acct') this.#readAccount(element, statement);
    else if (element.name === 'Bal') this.#readBalance(element, statement);
    else this.#own.push(element);
  }

  ends(name: string): void {
    if (name !== 'Stmt' || !this.#current) return;
    const of = (wanted: string) => this.#own.find((one) => one.name === wanted);
    const number = of('ElctrncSeqNb') ?? of('LglSeqNb') ?? of('Id');
    this.#current.number = textOf(number);
    const days = of('FrToDt');
    this.#current.from = textOf(days, 'FrDtTm');
    this.#current.to = textOf(days, 'ToDtTm');
    this.#current = null;
  }

  #readAccount(element: Element, statement: RawStatement): void {
    statement.account = accountOf(element);
    statement.currency = textOf(element, 'Ccy');
  }

  #readBalance(element: Element, statement: RawStatement): void {
    const name = BALANCES[textOf(element, 'Tp', 'CdOrPrtry', 'Cd') ?? ''];
    if (!name) return;
    statement[name] ??= balanceOf(element);
    statement.currency ??= childOf(element, 'Amt')?.currency ?? null;
  }

  #readEntry(element: Element, statement: RawStatement): void {
    const at: Place = [
      'statements',
      this.first + this.statements.length - 1,
      'entries',
      this.#places,
    ];
    this.#places += 1;
    const found = entriesOf(element, at, statement.account?.iban ?? null, this.faults);
    this.#entries += found.length;
    requireFew(this.#entries, 0);
    statement.entries.push(...found);
  }
}

/**
 * The statements of a CAMT.053 file, version 2 or later.
 * @param first the place of its first statement among all of the upload
 * @throws RefusedFile
 */
export function readCamt(text: string, first: number, faults: Faults): RawStatement[] {
  const reader = new CamtReader(first, faults);
  readXml(text, reader);
  if (reader.statements.length === 0) throw noStatement();
  return reader.statements;
}

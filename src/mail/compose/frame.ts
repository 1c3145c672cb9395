import Big from 'big.js';
import { NEUTRAL } from '../../domain/color';
import { addressLines } from '../../domain/postal-address';
import { accountRows } from '../../words/account';
import { labelBefore, longDate, moneyIn } from '../../words/format';
import { WORDS } from '../../words';
import { LINK_WORDS } from './link-words';
import type { Letter, Row } from './letter';
import type { LetterParts } from './parts';
import { oneLine } from './texts';

/** The amounts and the date of a document, as its reader prints them. */
export function printed(parts: LetterParts) {
  const { currency, language, deadline } = parts;
  const money = moneyIn(currency, language);
  return {
    total: money(parts.total),
    paid: money(parts.amountPaid),
    credited: money(parts.amountCredited),
    due: money(parts.amountDue),
    deadline: deadline === null ? null : longDate(deadline, language),
  };
}

const isZero = (amount: string): boolean => new Big(amount).eq(0);

export const isPayable = ({ kind, amountDue }: LetterParts): boolean =>
  kind === 'invoice' && new Big(amountDue).gt(0);

/** A document at a glance, what is to be paid last. */
export function factsOf(parts: LetterParts): Row[] {
  const { documents, labels } = WORDS[parts.language].mails;
  const { total, paid, credited, due, deadline } = printed(parts);
  const number: Row = [documents[parts.kind], oneLine(parts.number)];
  const until: Row[] =
    deadline !== null && parts.kind === 'quotation' ? [[labels.validUntil, deadline]] : [];
  if (!isPayable(parts)) return [number, ...until, [labels.total, total]];
  const isWhole = isZero(parts.amountPaid) && isZero(parts.amountCredited);
  return [
    number,
    ...(isWhole ? [] : [[labels.total, total] as const]),
    ...(isZero(parts.amountPaid) ? [] : [[labels.amountPaid, paid] as const]),
    ...(isZero(parts.amountCredited) ? [] : [[labels.amountCredited, credited] as const]),
    ...(deadline === null ? [] : [[labels.dueDate, deadline] as const]),
    [labels.amountDue, due],
  ];
}

function accountOf(parts: LetterParts): Letter['account'] {
  const { account, language, reference } = parts;
  if (account === null || !isPayable(parts)) return null;
  const { sentences } = WORDS[language].mails;
  const rows = accountRows(account, language).map(({ label, value }): Row => [
    label,
    oneLine(value),
  ]);
  return { text: sentences.transfer(oneLine(reference)), rows };
}

/** The business at the end of a mail. */
export function senderOf({
  sender,
  language,
}: Pick<LetterParts, 'sender' | 'language'>): Letter['sender'] {
  const { phone, email, legal_name: legalName, vat_id: vatId } = sender;
  const { vatId: label } = WORDS[language].document;
  const lines = [
    legalName === sender.name ? '' : (legalName ?? ''),
    ...addressLines(sender),
    phone ?? '',
    email ?? '',
    vatId ? labelBefore(label, vatId, language) : '',
  ].map(oneLine);
  return { name: oneLine(sender.name), lines: lines.filter((line) => line !== '') };
}

/** What any mail to a customer has around its words. */
export function paperOf({
  sender,
  language,
}: Pick<LetterParts, 'sender' | 'language'>): Pick<
  Letter,
  'language' | 'color' | 'sender' | 'footer'
> {
  const { answer } = WORDS[language].mails.sentences;
  return {
    language,
    color: sender.brand_color ?? NEUTRAL,
    sender: senderOf({ sender, language }),
    footer: sender.email ? answer(oneLine(sender.email)) : null,
  };
}

/** Everything around the words of a mail about a document. */
export function frameOf(
  parts: LetterParts,
): Pick<Letter, 'language' | 'facts' | 'links' | 'color' | 'account' | 'sender' | 'footer'> {
  const { language, kind } = parts;
  const { mails, hosted } = WORDS[language];
  const pay = isPayable(parts) ? parts.payUrl : null;
  return {
    ...paperOf(parts),
    facts: factsOf(parts),
    links: [
      { label: mails.view[kind], url: LINK_WORDS },
      ...(pay === null ? [] : [{ label: hosted.payOnline, url: pay }]),
    ],
    account: accountOf(parts),
  };
}

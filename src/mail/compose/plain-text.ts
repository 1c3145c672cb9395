import type { Language } from '../../domain/languages';
import { labelBefore, withColon } from '../../words/format';
import type { Letter, Row } from './letter';

const rowsText = (rows: readonly Row[], language: Language): string =>
  rows.map(([label, value]) => labelBefore(label, value, language)).join('\n');

/** A signature follows two hyphens and a space, so that mail programs can fold it (RFC 3676 §4.3). */
const SIGNATURE = '-- ';

function signature({ sender }: Letter): string {
  return [SIGNATURE, sender.name, ...sender.lines].join('\n');
}

/** The letter for programs that show no pages. The reader's program wraps the lines. */
export function plainText(letter: Letter): string {
  const { language, paragraphs, facts, links, account, closing, sender, footer } = letter;
  const parts = [
    ...paragraphs,
    facts.length === 0 ? null : rowsText(facts, language),
    // Alone on its line, so that no program takes a full stop for a part of it.
    ...links.map(({ label, url }) => `${withColon(label, language)}\n${url}`),
    account && `${account.text}\n${rowsText(account.rows, language)}`,
    footer,
    closing && `${closing}\n${sender.name}`,
    signature(letter),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

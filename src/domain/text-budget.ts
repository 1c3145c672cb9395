import { LINE_BREAK } from './line-break';

/** The most text in a document for a caller without an account. */
const TEXT_BUDGET = {
  characters: 100_000,
  /** Different characters: each can need a font file of its own. */
  different: 1_500,
  lineBreaks: 5_000,
} as const;

/**
 * A character of another script counts as five, since it takes that much longer: its shape depends on
 * its neighbours, or its font has many files.
 */
const OTHER_SCRIPT_WEIGHT = 5;

/** All but Latin, Greek and Cyrillic with their punctuation and currency signs. */
const OTHER_SCRIPT = /[\u0300-\u036f\u0530-\u1dff\u2070-\u209f]|[\u20d0-\u{10ffff}]/gu;
const LINE_BREAKS = new RegExp(LINE_BREAK, 'gu');

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const shown = (count: number) => count.toLocaleString('en');

function problem(count: number, limit: number, of: string): string | null {
  if (count <= limit) return null;
  return `must have at most ${shown(limit)} ${of} in all its texts together, not ${shown(count)}`;
}

function lengthProblem(characters: number, others: number): string | null {
  const limit = TEXT_BUDGET.characters;
  const counted = characters + others * (OTHER_SCRIPT_WEIGHT - 1);
  if (counted <= limit || others === 0) return problem(characters, limit, 'characters');
  return `must have at most ${shown(limit)} characters in all its texts together, not ${shown(counted)}; each one outside Latin, Greek and Cyrillic counts as five`;
}

/** Why these texts are too much for one document; null when they are not. */
export function textBudgetProblem(texts: readonly string[]): string | null {
  const size = texts.reduce((sum, text) => sum + text.length, 0);
  // The usual case: so short a text cannot exceed any limit below.
  if (size <= TEXT_BUDGET.different) return null;
  const all = texts.join('');
  const characters = Array.from(all);
  return (
    lengthProblem(characters.length, countOf(all, OTHER_SCRIPT)) ??
    problem(new Set(characters).size, TEXT_BUDGET.different, 'different characters') ??
    problem(countOf(all, LINE_BREAKS), TEXT_BUDGET.lineBreaks, 'line breaks')
  );
}

import { isLongEnough, squeezed } from './readings';

/** Whether two words are equal, or one letter is missing, additional or wrong, or two are swapped. */
export function isOneMistakeAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const rest = short.length - start - end;
  if (rest <= (short.length === long.length ? 1 : 0)) return true;
  const isPair = rest === 2 && short.length === long.length;
  return isPair && short[start] === long[start + 1] && short[start + 1] === long[start];
}

/**
 * Whether a text means a number that it mistypes.
 * @param runs the runs of words of the text, squeezed, but for those that are numbers of other documents
 */
export function isMistyped(runs: readonly string[], number: string): boolean {
  if (!isLongEnough(number)) return false;
  const wanted = squeezed(number);
  return runs.some((run) => isOneMistakeAway(run, wanted));
}

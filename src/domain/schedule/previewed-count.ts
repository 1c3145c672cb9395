import { say } from '../../messages/message';
import { validationError } from '../errors';

/** How many lines a preview prices at most: it holds the loop meanwhile (contract §17). */
const MOST_LINES = 2_000;
export const USUAL_PREVIEWED = 12;

/**
 * How many occurrences a preview shows: twelve, or as many as fit, and at least one.
 * @param asked the number that the caller wants, null without one
 * @param lines of one occurrence
 * @throws ApiError 400 `preview_too_large` when fewer fit
 */
export function previewedCount(asked: number | null, lines: number): number {
  const fitting = Math.max(1, Math.floor(MOST_LINES / lines));
  if (asked === null) return Math.min(USUAL_PREVIEWED, fitting);
  if (asked <= fitting) return asked;
  const message = say('above_most', { max: fitting });
  throw validationError([{ path: ['count'], message }], 'preview_too_large');
}

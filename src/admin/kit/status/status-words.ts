import { statusWords } from '../../words';
import type { StatusWords } from '../../words/en/frame';

export interface StatusWord {
  word: string;
  variant: 'success' | 'primary' | 'danger' | 'warning' | 'neutral' | 'alternative';
}

/** The colour of every status and state. The word alone is enough to tell them apart. */
const VARIANTS: Readonly<Record<keyof StatusWords, StatusWord['variant']>> = {
  draft: 'neutral',
  issued: 'neutral',
  sent: 'primary',
  paid: 'success',
  overdue: 'danger',
  cancelled: 'neutral',
  active: 'success',
  paused: 'warning',
  completed: 'neutral',
  accepted: 'success',
  rejected: 'danger',
  expired: 'warning',
  converted: 'alternative',
  pending: 'warning',
  delivered: 'success',
  recorded: 'success',
  voided: 'neutral',
  queued: 'warning',
  failed: 'danger',
};

const isStatus = (value: string): value is keyof StatusWords => value in VARIANTS;

/** The word for any stored value. A value that is no status gets a capital: `modern` as Modern. */
export function wordOf(value: string): StatusWord {
  if (isStatus(value)) return { word: statusWords()[value], variant: VARIANTS[value] };
  return { word: value.charAt(0).toUpperCase() + value.slice(1), variant: 'neutral' };
}

import { passedSince } from '../../../domain/time-ago';
import { panelLocale } from '../../words/language';
import { savingWords } from '../../words';

/** `2 minutes ago` in the operator's language. */
export function shownAgo(moment: Date, now: Date): string {
  const passed = passedSince(moment, now);
  if (passed === null) return savingWords().outdated.justNow;
  return new Intl.RelativeTimeFormat(panelLocale()).format(-passed.count, passed.unit);
}

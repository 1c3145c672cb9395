import { generatorView } from './view';
import { parseGeneratorBody } from './body';
import { TEMPLATES } from '../domain/templates';
import type { DocumentView } from '../pdf/view-model';

const ROUNDS = 3;

/** Ordinary documents of every template. After these, the code is compiled and the fonts are loaded. */
export function warmUpViews(): DocumentView[] {
  const items = Array.from({ length: 5 }, () => ({ item: 'Warm-up', qty: 1, rate: 1 }));
  const parsed = parseGeneratorBody({
    from: 'Warm-up',
    billTo: 'Nobody',
    items,
    tax: 10,
    notes: '-',
  });
  if (!parsed.ok) throw new Error(parsed.error);
  const { body } = parsed;
  const round = TEMPLATES.map((template) => generatorView({ ...body, template }));
  return Array.from({ length: ROUNDS }, () => round).flat();
}

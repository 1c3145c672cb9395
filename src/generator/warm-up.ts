import { generatorView } from './view';
import { parseGeneratorBody } from './body';
import type { DocumentView } from '../pdf/view-model';

/** An ordinary document. It loads the renderer and the fonts. */
export function warmUpView(): DocumentView {
  const items = Array.from({ length: 5 }, () => ({ item: 'Warm-up', qty: 1, rate: 1 }));
  const parsed = parseGeneratorBody({
    from: 'Warm-up',
    billTo: 'Nobody',
    items,
    tax: 10,
    notes: '-',
  });
  if (!parsed.ok) throw new Error(parsed.error);
  return generatorView(parsed.body);
}

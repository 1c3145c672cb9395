import { filledLines } from './draft.js';
import { showLineErrors } from './lines.js';

const LINE = /^\/items\/(\d+)\/?(\w*)/;
const WORDS = { item: 'The item', qty: 'The quantity', rate: 'The rate' };

/** Each message beside its field. Returns whether every one has found a place. */
export function showErrors(draft, fields) {
  const lines = new Map();
  const sent = filledLines(draft);
  const others = new Map();
  for (const { pointer, message } of fields) {
    const [, index, field] = LINE.exec(pointer) ?? [];
    if (index === undefined) others.set(pointer, message);
    else {
      const place = sent[Number(index)]?.place ?? Number(index);
      const text = `${WORDS[field] ?? 'The line'} ${message}.`;
      lines.set(place, [...(lines.get(place) ?? []), { field, text }]);
    }
  }
  showLineErrors(lines);
  let placed = lines.size;
  for (const slot of document.querySelectorAll('[data-error-for]')) {
    const pointer = slot.dataset.errorFor;
    const message = others.get(pointer) ?? '';
    slot.textContent = message;
    placed += message === '' ? 0 : 1;
    const input = document.querySelector(`[data-field="${pointer.slice(1)}"]`);
    input?.toggleAttribute('aria-invalid', message !== '');
  }
  document.querySelector('[aria-invalid]')?.scrollIntoView({ block: 'nearest' });
  return fields.length > 0 && placed > 0;
}

import { SHORT } from '../../pictures/documents/views';
import { patientPool } from '../../support/pdf/compiled-pool';
import type { DocumentView } from '../../../src/pdf/view-model';

const pool = patientPool();
afterAll(() => pool.close());

const cherokee: DocumentView = {
  ...SHORT,
  template: 'modern',
  templateVersion: 1,
  remarks: [{ label: 'Notes', value: 'ᏣᎳᎩ' }],
};

/** Keeps the event loop busy, so that all that the thread says meanwhile is read at once. */
function hold(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('the characters that no font has are named, also by a process that was busy meanwhile', async () => {
  await pool.render(cherokee);
  for (let time = 0; time < 5; time += 1) {
    const drawn = pool.render(cherokee);
    await new Promise(setImmediate);
    hold(1_000);
    expect((await drawn).unprintable).toEqual(['Ꮳ', 'Ꮃ', 'Ꭹ']);
  }
}, 180_000);

import fc from 'fast-check';
import { stringify } from 'csv-stringify/sync';
import { rowCounter } from '../../../src/admin/lists/exports/count-rows';

test('rows are counted whatever their cells hold, and wherever the parts end', () => {
  const cell = fc.string({ unit: fc.constantFrom('"', '\r', '\n', ',', 'a', 'ü') });
  const table = fc.array(fc.tuple(cell, cell), { maxLength: 20 });
  fc.assert(
    fc.property(table, fc.integer({ min: 1, max: 7 }), (rows, size) => {
      const options = { record_delimiter: 'windows', quoted: true } as const;
      const bytes = new TextEncoder().encode(stringify([['a', 'b'], ...rows], options));
      const count = rowCounter();
      let counted = 0;
      for (let at = 0; at < bytes.length; at += size)
        counted = count(bytes.subarray(at, at + size));
      expect(counted).toBe(rows.length);
    }),
  );
});

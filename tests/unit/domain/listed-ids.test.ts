import { withIds } from '../../../src/domain/listed-ids';

const STORED = [{ id: 'a' }, { id: 'b' }];

test('an entry keeps a stored id once, and any other one is a new entry', () => {
  let made = 0;
  const newId = () => `new ${(made += 1)}`;
  const sent = [
    { id: 'b', name: 'B' },
    { id: 'b', name: 'Again' },
    { id: 'x', name: 'X' },
    { id: null, name: 'N' },
  ];
  expect(withIds(STORED, sent, newId)).toEqual([
    { id: 'b', name: 'B' },
    { id: 'new 1', name: 'Again' },
    { id: 'new 2', name: 'X' },
    { id: 'new 3', name: 'N' },
  ]);
  expect(withIds(null, [{ id: 'a' }], newId)).toEqual([{ id: 'new 4' }]);
});

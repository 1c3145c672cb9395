import { folded } from '../../src/domain/folded';
import { query } from '../support/databases';
import { sharedService } from '../support/service';

const TEXTS = [
  ' INV-1 ',
  'ＩＮＶ－1',
  '\u3000Ré ½\u00a0',
  '\u1680\u2028x\ufeff',
  '\ta v\v',
  'ﬁn ß Ä',
  'Ὀδυσσεύσ',
  'v',
];

test('the service and the database compare numbers alike', async () => {
  const rows = await query<{ text: string }>(
    sharedService().databaseUrl,
    'SELECT invoicing_folded(t) AS text FROM unnest($1::text[]) WITH ORDINALITY AS one (t, at) ORDER BY at',
    [TEXTS],
  );
  expect(rows.map(({ text }) => text)).toEqual(TEXTS.map(folded));
});

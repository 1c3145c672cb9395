import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changesIn, readSteps } from '../../../src/database/read-steps';
import { ERASED_NAME } from '../../../src/domain/retention';
import { NUMBER_SERIES } from '../../../src/database/number-series';
import { root } from '../../support/project-copy';

const made = (object: object) => ({ object, isRemoved: false });
const removed = (object: object) => ({ object, isRemoved: true });
const whole = readSteps(root)
  .flatMap(({ texts }) => texts)
  .join('\n');

test('each form of a statement names its object', () => {
  const sql = `-- CREATE TABLE IF NOT EXISTS no_table (
CREATE TABLE IF NOT EXISTS pens (
  id integer
);
ALTER TABLE pens ADD COLUMN IF NOT EXISTS ink text;
CREATE INDEX IF NOT EXISTS pens_ink ON pens (ink);
CREATE UNIQUE INDEX IF NOT EXISTS pens_id
  ON pens (id);
CREATE OR REPLACE FUNCTION fill(pen pens)
  RETURNS void LANGUAGE plpgsql AS $$
BEGIN
DROP TABLE IF EXISTS caps;
END $$;
CREATE OR REPLACE TRIGGER pens_fill BEFORE INSERT OR UPDATE OF ink, id ON pens
  FOR EACH ROW EXECUTE FUNCTION fill();
DROP TRIGGER IF EXISTS caps_fill ON caps;
DROP INDEX IF EXISTS caps_ink;
DROP FUNCTION IF EXISTS unfill;
DROP TABLE IF EXISTS caps;`;
  expect(changesIn(sql)).toEqual([
    made({ kind: 'table', name: 'pens' }),
    made({ kind: 'column', name: 'ink', table: 'pens' }),
    made({ kind: 'index', name: 'pens_ink' }),
    made({ kind: 'index', name: 'pens_id' }),
    made({ kind: 'function', name: 'fill', body: '\nBEGIN\nDROP TABLE IF EXISTS caps;\nEND ' }),
    made({ kind: 'trigger', name: 'pens_fill', table: 'pens' }),
    removed({ kind: 'trigger', name: 'caps_fill', table: 'caps' }),
    removed({ kind: 'index', name: 'caps_ink' }),
    removed({ kind: 'function', name: 'unfill' }),
    removed({ kind: 'table', name: 'caps' }),
  ]);
});

test('a step is a file or a folder whose name begins with its number', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'steps-'));
  const write = (name: string, text: string) =>
    writeFileSync(path.join(project, 'database', name), text);
  mkdirSync(path.join(project, 'database/0100-first'), { recursive: true });
  mkdirSync(path.join(project, 'database/migrations'));
  write('0100-first/2-b.sql', 'b');
  write('0100-first/1-a.sql', 'a');
  write('0101-second-one.sql', 'c');
  const steps = readSteps(project).map(({ number, name, texts }) => [number, name, texts]);
  expect(steps).toEqual([
    [100, 'first', ['a', 'b']],
    [101, 'second-one', ['c']],
  ]);
  rmSync(project, { recursive: true });
});

test('the SQL has the words and default patterns of the code', () => {
  expect(whole).toContain(`'${ERASED_NAME}'::text`);
  expect(whole).toContain(`'${NUMBER_SERIES.invoice.defaultPattern}' AS run`);
});

import { index, statement, table, trigger, triggerFunction, type Part, type Step } from '../step';

/**
 * Each change that lists count, as plus or minus one document. Rows are only added, by the transaction
 * that changes the document, so writers never wait for each other here.
 */
const CHANGES = table(
  'document_changes',
  `business_id integer,
    kind text NOT NULL,
    number text,
    state text,
    at timestamp(6),
    change smallint NOT NULL`,
);

/** The sums of the changes that were taken out of `document_changes`. */
const COUNTS = table(
  'document_counts',
  `business_id integer NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    records bigint NOT NULL,
    PRIMARY KEY (business_id, kind, state)`,
);

/**
 * The same by number: a number without up to four of its last digits, a bit for each value of these
 * digits, and a range of time that holds when the documents were made.
 */
const BLOCKS = table(
  'number_blocks',
  `business_id integer NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    before text NOT NULL,
    width integer NOT NULL,
    after text NOT NULL,
    bits bit varying NOT NULL,
    oldest timestamp(6),
    newest timestamp(6),
    PRIMARY KEY (business_id, kind, before, width, after, state)`,
);

interface CountedTable {
  readonly table: 'invoices' | 'quotations' | 'credit_notes';
  readonly kind: 'invoice' | 'quotation' | 'credit_note';
}

const numberOf = ({ kind }: CountedTable): string => `${kind}_number`;

const add = (counted: CountedTable, change: 1 | -1, from: string): string =>
  `INSERT INTO document_changes (business_id, kind, number, state, at, change)
    SELECT business_id, '${counted.kind}', ${numberOf(counted)}, state, created_at, ${change}
    FROM ${from} WHERE business_id IS NOT NULL;`;

/** The API's own INSERT raises the count of all records itself, in this version and in older ones. */
const records = (kind: string): string => `
    IF current_setting('invoicing.counts', true) IS DISTINCT FROM 'itself' THEN
      INSERT INTO document_sequences (business_id, kind, last_number, record_count)
      SELECT business_id, '${kind}', 0, count(*) FROM added
      WHERE business_id IS NOT NULL GROUP BY business_id ORDER BY business_id
      ON CONFLICT (business_id, kind)
        DO UPDATE SET record_count = document_sequences.record_count + excluded.record_count;
    END IF;`;

/** One function does the work of step 6 as well: a second trigger would keep the rows a second time. */
const countFunction = (counted: CountedTable): Part =>
  triggerFunction(
    `invoicing_count_${counted.table}`,
    `
BEGIN
  IF TG_OP = 'INSERT' THEN
    ${add(counted, 1, 'added')}${records(counted.kind)}
  ELSE
    ${add(counted, -1, 'removed')}
    UPDATE document_sequences s SET record_count = s.record_count - gone.count
    FROM (SELECT business_id, count(*) AS count FROM removed GROUP BY business_id) gone
    WHERE s.business_id = gone.business_id AND s.kind = '${counted.kind}';
  END IF;
  RETURN NULL;
END `,
  );

const changed = (...columns: readonly string[]): string =>
  columns.map((column) => `NEW.${column} IS DISTINCT FROM OLD.${column}`).join(' OR ');

/** Two rows with one statement. The test is here, since PostgreSQL reads a trigger's condition anew. */
const moveFunction = (counted: CountedTable): Part =>
  triggerFunction(
    `invoicing_recount_${counted.table}`,
    `
BEGIN
  IF ${changed('state', numberOf(counted), 'business_id', 'created_at')} THEN
    INSERT INTO document_changes (business_id, kind, number, state, at, change) VALUES
      (OLD.business_id, '${counted.kind}', OLD.${numberOf(counted)}, OLD.state, OLD.created_at, -1),
      (NEW.business_id, '${counted.kind}', NEW.${numberOf(counted)}, NEW.state, NEW.created_at, 1);
  END IF;
  RETURN NULL;
END `,
  );

const replaced = (name: string, tableName: string): Part => ({
  ...statement(`DROP TRIGGER IF EXISTS ${name} ON ${tableName}`),
  removes: [{ kind: 'trigger', name, table: tableName }],
});

function triggers({ table: name }: CountedTable): Part[] {
  const each = (change: 'insert' | 'delete', rows: string): Part[] => [
    replaced(`${name}_count_${change}`, name),
    trigger({
      name: `${name}_count_${change}`,
      table: name,
      sql: `AFTER ${change.toUpperCase()} ON ${name} REFERENCING ${rows}
        FOR EACH STATEMENT EXECUTE FUNCTION invoicing_count_${name}()`,
    }),
  ];
  return [
    ...each('insert', 'NEW TABLE AS added'),
    ...each('delete', 'OLD TABLE AS removed'),
    trigger({
      name: `${name}_count_update`,
      table: name,
      sql: `AFTER UPDATE OF state, ${name.slice(0, -1)}_number, business_id, created_at ON ${name}
        FOR EACH ROW EXECUTE FUNCTION invoicing_recount_${name}()`,
    }),
  ];
}

/** Counts anew. The triggers before it keep every other writer away until the step is stored. */
const recount = (counted: CountedTable): Part[] => [
  statement(add(counted, 1, counted.table)),
  statement(`INSERT INTO document_sequences (business_id, kind, last_number, record_count)
    SELECT business_id, '${counted.kind}', 0, count(*) FROM ${counted.table}
    WHERE business_id IS NOT NULL GROUP BY business_id
    ON CONFLICT (business_id, kind) DO UPDATE SET record_count = excluded.record_count`),
];

const COUNTED: readonly CountedTable[] = [
  { table: 'invoices', kind: 'invoice' },
  { table: 'quotations', kind: 'quotation' },
  { table: 'credit_notes', kind: 'credit_note' },
];

/** Counts of documents by state and by number (docs/decisions/0059). */
export const documentCounts: Step = {
  number: 28,
  name: 'document-counts',
  parts: [
    CHANGES,
    COUNTS,
    BLOCKS,
    ...COUNTED.flatMap((counted) => [
      countFunction(counted),
      moveFunction(counted),
      ...triggers(counted),
    ]),
    ...['document_changes', 'document_counts', 'number_blocks'].map((name) =>
      statement(`DELETE FROM ${name}`),
    ),
    ...COUNTED.flatMap(recount),
    // Made last, since the rows of a large database come first.
    index('document_changes_business_idx', 'ON document_changes (business_id, kind)'),
  ],
};

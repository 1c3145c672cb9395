import { ACTOR } from '../history/tracked';
import { triggerFunction, type Step } from '../step';

/** The setting is one of our own statements and lasts for its transaction. It is no input. */
const CREATED = triggerFunction(
  'invoicing_history_created',
  `
BEGIN
  INSERT INTO history_entries (record_table, record_id, action, actor)
  VALUES (TG_TABLE_NAME, NEW.id,
    coalesce(nullif(current_setting('invoicing.created_as', true), ''), 'created'), ${ACTOR});
  RETURN NULL;
END `,
);

/** The history of an imported record begins with its import (docs/decisions/0047). */
export const importedRecords: Step = { number: 24, name: 'imported-records', parts: [CREATED] };

import { issue } from './issued-parts';
import { triggerFunction, type Part } from './step';
import { recordTemplateVersion, type TemplateVersions } from './template-version-parts';

const changed = (...columns: readonly string[]): string =>
  columns.map((column) => `NEW.${column} IS DISTINCT FROM OLD.${column}`).join(' OR ');

/** Strapi stores floats, and the panel's save then writes the exact amounts behind them. */
const AMOUNTS = ['subtotal', 'tax_amount', 'total']
  .map(
    (column) =>
      `(${changed(column)} AND NEW.${column}::float8 IS DISTINCT FROM OLD.${column}::float8)`,
  )
  .join(' OR ');

const CONTENT = [
  ...['business_id', 'customer_id', 'issue_date', 'currency', 'tax_rounding', 'template_type'],
] as const;

interface DocumentTable {
  readonly table: 'invoices' | 'quotations';
  readonly number: string;
  /** SQL: the issued document may be set back to draft. */
  readonly free: string;
  /** PL/pgSQL of this table alone. */
  readonly own: string;
}

const INVOICES: DocumentTable = {
  table: 'invoices',
  number: 'invoice_number',
  free: 'OLD.handed_out_at IS NULL AND OLD.amount_recorded = 0 AND OLD.credit_total = 0',
  own: `
  -- Step 11: nobody can delete an invoice that ever left draft.
  IF NEW.left_draft IS NOT TRUE AND (OLD.left_draft OR NEW.state IS DISTINCT FROM 'draft') THEN
    NEW.left_draft := true;
  END IF;`,
};

const QUOTATIONS: DocumentTable = {
  table: 'quotations',
  number: 'quotation_number',
  free: 'OLD.handed_out_at IS NULL',
  own: '',
};

/**
 * Refuses to change the content of an issued document, whoever tries. A document that is free may be
 * set back to draft. Where its business locks nothing, it may be changed as it is.
 */
const guard = ({ number, free }: DocumentTable): string => `
  IF OLD.issued_at IS NOT NULL AND (${changed(number, ...CONTENT)}
      OR ${AMOUNTS} OR (NEW.state = 'draft' AND OLD.state <> 'draft')) THEN
    IF NOT (${free}) OR (NEW.state <> 'draft' AND NOT EXISTS (
        SELECT 1 FROM businesses b WHERE b.id = OLD.business_id AND b.lock_documents = 'never')) THEN
      -- The panel cuts the message of a driver at its last ' - '.
      RAISE EXCEPTION '% is issued, so this can no longer be changed', replace(OLD.${number}, ' - ', '-')
        USING ERRCODE = 'restrict_violation';
    END IF;
  END IF;`;

/**
 * Between the statuses of an issued document, only the kept values matter.
 * @param issuing PL/pgSQL that issues
 */
const issueOf = (issuing: string): string => `
  IF ${changed('issued_at', 'issued_details')}
      OR ((OLD.issued_at IS NULL OR NEW.state = 'draft') AND ${changed('state')}) THEN${issuing}
  END IF;`;

/** The time of the last change is the version of a record (step 12). */
const NEXT_VERSION = `
  IF NEW.updated_at IS NULL OR NEW.updated_at IS NOT DISTINCT FROM OLD.updated_at THEN
    NEW.updated_at := (clock_timestamp() AT TIME ZONE 'UTC');
  END IF;
  NEW.updated_at := greatest(
    date_trunc('milliseconds', NEW.updated_at),
    date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond');`;

/** The changes of later steps. */
interface Later {
  /** PL/pgSQL that issues a document. */
  readonly issuing: string;
  /** Handing a document out is no change of it: a form that shows it stays up to date. */
  readonly handsOut: true;
  /** PL/pgSQL of quotations alone. */
  readonly ofQuotations?: string;
}

const version = (later?: Later): string =>
  later?.handsOut
    ? `
  IF NOT (${changed('handed_out_at')}) THEN${NEXT_VERSION}
  END IF;`
    : NEXT_VERSION;

/**
 * The functions of the one trigger before each UPDATE of invoices and quotations. Four triggers with
 * conditions cost a third of an UPDATE, since PostgreSQL reads the text of each condition anew for each
 * statement; a function keeps its conditions compiled (measured).
 */
export function updateFunctions(versions: TemplateVersions, later?: Later): Part[] {
  const added = { invoices: '', quotations: later?.ofQuotations ?? '' };
  return [INVOICES, QUOTATIONS].map((document) =>
    triggerFunction(
      `invoicing_update_${document.table}`,
      `
BEGIN${guard(document)}${issueOf(later?.issuing ?? issue())}${document.own}${added[document.table]}
  IF ${changed('state', 'template_type', 'template_version')} THEN${recordTemplateVersion(versions)}
  END IF;${version(later)}
  RETURN NEW;
END `,
    ),
  );
}

import { query } from './databases';

type Name = 'recorded' | 'writtenOff' | 'credited' | 'creditTotal' | 'refunded';

interface Sums extends Record<Name, string> {
  stored: Record<Name, string>;
  /** Whether paid + credited + due is the total, and nothing is below 0. */
  whole: boolean;
}

/** The sums of an invoice from its rows, and those that it stores. */
export async function sumsOf({ databaseUrl }: { databaseUrl: string }, id: string): Promise<Sums> {
  const sum = (of: string, from: string) =>
    `(select coalesce(trim_scale(sum(${of})), 0)::text from ${from})`;
  const notes = 'credit_notes n where n.invoice_id = i.id';
  const payments = `allocations p where p.invoice_id = i.id and p.state = 'recorded'`;
  // Credit notes that exceed what was neither received nor due take the place of write-offs.
  const writtenOff = `least(${sum('p.amount', `${payments} and p.is_write_off`)}::numeric,
    total - (amount_paid - amount_recorded) - amount_credited
      - ${sum('p.amount', `${payments} and not p.is_write_off`)}::numeric)`;
  const [row] = await query<Sums>(
    databaseUrl,
    `select trim_scale(${sum('p.amount', `${payments} and not p.is_write_off`)}::numeric
          + ${writtenOff})::text as recorded,
        trim_scale(${writtenOff})::text as "writtenOff",
        ${sum('n.applied_amount', notes)} as credited, ${sum('n.total', notes)} as "creditTotal",
        ${sum('r.amount', `refunds r join credit_notes n on n.id = r.credit_note_id where n.invoice_id = i.id and r.state = 'recorded'`)} as refunded,
        json_build_object('recorded', trim_scale(amount_recorded)::text,
          'writtenOff', trim_scale(amount_written_off)::text,
          'credited', trim_scale(amount_credited)::text, 'creditTotal', trim_scale(credit_total)::text,
          'refunded', trim_scale(amount_refunded)::text) as stored,
        amount_recorded <= amount_paid and amount_paid + amount_credited <= total
          and credit_total <= total and amount_refunded <= amount_paid
          and not exists (select from ${notes} and (n.applied_amount < 0
            or n.refunded_amount < 0 or n.total - n.applied_amount - n.refunded_amount < 0))
          and not exists (select from credit_notes n where n.invoice_id = i.id
            and n.refunded_amount <> (select coalesce(sum(r.amount), 0) from refunds r
              where r.credit_note_id = n.id and r.state = 'recorded')) as whole
      from invoices i where document_id = $1`,
    [id],
  );
  if (!row) throw new Error('There is no such invoice');
  return row;
}

/** Asserts that the stored sums are those of the rows, and that nothing exceeds the invoice. */
export async function expectSettled(service: { databaseUrl: string }, id: string): Promise<void> {
  const { stored, whole, ...summed } = await sumsOf(service, id);
  expect({ ...stored, whole }).toEqual({ ...summed, whole: true });
}

/** The rows of the statements, and the answers made from them, with the same fields as the service's. */
interface Line {
  id: string;
  invoice_id?: string;
  description: string;
  quantity: number;
  unit_price: number;
  tax_rate: number;
  product_id: string | null;
  tax_amount: number;
  amount: number;
}

export interface Row {
  id: string;
  customer_id: string;
  invoice_number: string;
  issue_date: string;
  due_date: string | null;
  status: string;
  currency: string;
  notes: string | null;
  terms: string | null;
  template_type: string;
  subtotal: number;
  tax_amount: number;
  total: number;
  amount_paid: number;
  created_at: string;
  updated_at: string;
  lines: Line[];
}

export interface ListedRow extends Row {
  matches: number;
  customer_name: string;
  customer_email: string | null;
}

export interface FoundRow extends Row {
  customer: { id: string; created_at: string; updated_at: string } & Record<string, string | null>;
}

function fields(row: Row, businessId: string) {
  return {
    id: row.id,
    business_id: businessId,
    customer_id: row.customer_id,
    invoice_number: row.invoice_number,
    issue_date: row.issue_date,
    due_date: row.due_date,
    status: row.status,
    currency: row.currency,
    notes: row.notes,
    terms: row.terms,
    template_type: row.template_type,
    subtotal: row.subtotal,
    tax_amount: row.tax_amount,
    total: row.total,
    amount_paid: row.amount_paid,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The answer to create and PATCH, whose lines have no ids. */
export function written(row: Row, businessId: string) {
  const items = row.lines.map((line) => ({
    description: line.description,
    quantity: line.quantity,
    unit_price: line.unit_price,
    tax_rate: line.tax_rate,
    product_id: line.product_id,
    tax_amount: line.tax_amount,
    amount: line.amount,
  }));
  return { ...fields(row, businessId), items };
}

export function listed(row: ListedRow, businessId: string) {
  const customers = { id: row.customer_id, name: row.customer_name, email: row.customer_email };
  return { ...fields(row, businessId), invoice_items: row.lines, customers };
}

export function found(row: FoundRow, businessId: string) {
  const { id, created_at, updated_at, ...customer } = row.customer;
  const customers = {
    ...{ id, business_id: businessId, ...customer },
    created_at: `${created_at}Z`,
    updated_at: `${updated_at}Z`,
  };
  return { ...fields(row, businessId), invoice_items: row.lines, customers };
}

/** The rows of the statements that write, and the answers made from them, with fields of the service's. */
interface Line {
  id: string;
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

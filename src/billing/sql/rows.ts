/** Rows as our own statements return them: amounts as decimal text, times as ISO 8601. */
export interface LineRow {
  line_id: string;
  description: string;
  quantity: string;
  unit_price: string;
  tax_rate: string;
  discount_rate: string;
  product_id: string | null;
  tax_amount: string;
  amount: string;
}

export interface CustomerRow {
  row_id: number;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  state: string | null;
  country: string | null;
  postal_code: string | null;
  tax_id: string | null;
  notes: string | null;
  created_at: string;
  updated_at: string;
}

export interface DocumentRow {
  /** The row's own number, for joins; never shown. */
  row_id: number;
  id: string;
  customer_id: string;
  number: string;
  issue_date: string;
  /** `due_date` or `valid_until`. */
  deadline: string | null;
  status: string;
  currency: string;
  notes: string | null;
  terms: string | null;
  template_type: string;
  /** The version it was issued with; null for a draft. */
  template_version?: number | null;
  subtotal: string;
  tax_amount: string;
  total: string;
  /** Invoices only. */
  amount_paid?: string;
  created_at: string;
  updated_at: string;
  lines: LineRow[];
}

export interface FoundDocument extends DocumentRow {
  customer: CustomerRow;
  amount_paid_before?: string;
  /** Just inserted ones only: whether the business has an enabled webhook endpoint. */
  has_listeners?: boolean;
}

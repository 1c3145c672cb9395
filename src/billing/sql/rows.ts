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

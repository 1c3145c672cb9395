import type { z } from 'zod';
import type { CustomerRow } from '../sql/rows';
import type { CUSTOMER } from '../schemas/answers';

/** A customer as the API returns it: create, search and retrieve alike. */
export function serializeCustomer(
  customer: CustomerRow,
  businessId: string,
): z.infer<typeof CUSTOMER> {
  return {
    id: customer.id,
    business_id: businessId,
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    address: customer.address,
    city: customer.city,
    state: customer.state,
    country: customer.country,
    postal_code: customer.postal_code,
    tax_id: customer.tax_id,
    notes: customer.notes,
    created_at: customer.created_at,
    updated_at: customer.updated_at,
  };
}

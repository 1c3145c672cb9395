import type { z } from 'zod';
import type { CustomerRow } from '../rows';
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
    customer_number: customer.customer_number,
    email: customer.email,
    phone: customer.phone,
    address: customer.address,
    city: customer.city,
    state: customer.state,
    country: customer.country,
    country_code: customer.country_code,
    postal_code: customer.postal_code,
    tax_id: customer.tax_id,
    vat_id: customer.vat_id,
    delivery_address: customer.delivery_address ?? null,
    buyer_reference: customer.buyer_reference,
    language: customer.language,
    registration_id: customer.registration_id,
    registration_scheme: customer.registration_scheme,
    electronic_address: customer.electronic_address,
    electronic_address_scheme: customer.electronic_address_scheme,
    notes: customer.notes,
    contacts: [...(customer.contacts ?? [])],
    metadata: customer.metadata ?? {},
    created_at: customer.created_at,
    updated_at: customer.updated_at,
  };
}

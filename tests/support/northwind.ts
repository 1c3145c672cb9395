/** The business of the pictures. */
export const NORTHWIND = {
  name: 'Northwind Studio',
  legal_name: 'Northwind Studio Ltd',
  address: '12 Harbour Lane',
  city: 'Bristol',
  postal_code: 'BS1 4QA',
  country: 'United Kingdom',
  tax_id: 'GB123456789',
  email: 'accounts@northwind.example',
};

import type { Profile } from './profile';

/** Wave exports its invoices as a journal of bookings only. */
export const WAVE: Profile = {
  id: 'wave',
  name: 'Wave',
  exports: {
    customers: [
      {
        shownBy: ['customer_name', 'contact_first_name', 'province/state', 'postal_code/zip_code'],
        fills: {
          customer_name: 'name',
          email: 'email',
          contact_first_name: 'first_name',
          contact_last_name: 'last_name',
          account_number: 'customer_number',
          phone: 'phone',
          country: 'country_code',
          'province/state': 'state',
          address_line_1: 'address',
          address_line_2: 'address_2',
          city: 'city',
          'postal_code/zip_code': 'postal_code',
          'ship-to_contact': 'delivery_address.name',
          'ship-to_address_line_1': 'delivery_address.address',
          'ship-to_city': 'delivery_address.city',
          'ship-to_province/state': 'delivery_address.state',
          'ship-to_postal_code/zip_code': 'delivery_address.postal_code',
          'ship-to_country': 'delivery_address.country_code',
        },
      },
    ],
  },
};

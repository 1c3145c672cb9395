import type { Profile } from './profile';

export const LEXWARE_OFFICE: Profile = {
  id: 'lexware-office',
  name: 'Lexware Office',
  exports: {
    customers: [
      {
        shownBy: ['Kundennummer', 'Lieferantennummer', 'Firmenname', 'Nachname'],
        fills: {
          Kundennummer: 'customer_number',
          Firmenname: 'name',
          Vorname: 'first_name',
          Nachname: 'last_name',
          'Rechnung Straße': 'address',
          'Rechnung Adresszusatz': 'address_2',
          'Rechnung PLZ': 'postal_code',
          'Rechnung Ort': 'city',
          'Rechnung Land': 'country_code',
          'Lieferung Straße': 'delivery_address.address',
          'Lieferung PLZ': 'delivery_address.postal_code',
          'Lieferung Ort': 'delivery_address.city',
          'Lieferung Land': 'delivery_address.country_code',
          'E-Mail': 'email',
          'E-Mail 1': 'email',
          Telefon: 'phone',
          'Telefon 1': 'phone',
          Steuernummer: 'tax_id',
          'Umsatzsteuer-ID': 'vat_id',
          Notiz: 'notes',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['Belegnummer', 'Belegdatum', 'Kontakt', 'Betrag brutto', 'Offener Betrag'],
        fills: {
          Belegnummer: 'invoice_number',
          Belegdatum: 'issue_date',
          Fälligkeitsdatum: 'due_date',
          Kontakt: 'customer_name',
          Kundennummer: 'customer_number',
          Status: 'status',
          'Betrag netto': 'subtotal',
          Steuerbetrag: 'tax_total',
          'Betrag brutto': 'total',
          'Offener Betrag': 'amount_due',
          Währung: 'currency',
        },
      },
    ],
  },
};

import type { Profile } from './profile';

export const SEVDESK: Profile = {
  id: 'sevdesk',
  name: 'sevDesk',
  exports: {
    customers: [
      {
        shownBy: ['Kunden-Nr.', 'Organisation', 'Namenszusatz', 'Adress-Kategorie'],
        fills: {
          'Kunden-Nr.': 'customer_number',
          Organisation: 'name',
          Vorname: 'first_name',
          Nachname: 'last_name',
          Strasse: 'address',
          PLZ: 'postal_code',
          Ort: 'city',
          Land: 'country_code',
          Telefon: 'phone',
          'E-Mail': 'email',
          'Umsatzsteuer-ID': 'vat_id',
          Steuernummer: 'tax_id',
          'Zahlungsziel Tage': 'payment_term_days',
          Beschreibung: 'notes',
        },
      },
    ],
    invoices: [
      {
        shownBy: ['Rechnungsnummer', 'Rechnungsdatum', 'Kunde', 'Summe netto', 'Summe brutto'],
        fills: {
          Rechnungsnummer: 'invoice_number',
          Rechnungsdatum: 'issue_date',
          Fälligkeit: 'due_date',
          Leistungsdatum: 'delivery_date',
          Kunde: 'customer_name',
          'Kunden-Nr.': 'customer_number',
          Status: 'status',
          'Summe netto': 'subtotal',
          'Summe Steuer': 'tax_total',
          'Summe brutto': 'total',
          'Bezahlter Betrag': 'amount_paid',
          'Bezahlt am': 'paid_on',
          Währung: 'currency',
        },
      },
    ],
  },
};

import type { NavigationWords } from './en';

export const DE: NavigationWords = {
  menu: {
    invoices: 'Rechnungen',
    quotations: 'Angebote',
    'credit-notes': 'Korrekturen',
    payments: 'Zahlungen',
    refunds: 'Erstattungen',
    customers: 'Kunden',
    products: 'Produkte',
  },
  settings: 'Einstellungen',
  settingsAbout: 'Alles neben der täglichen Arbeit',
  people: 'Personen',
  installation: 'Über diese Installation',
  pages: {
    businesses: {
      label: 'Unternehmen',
      about: 'Anschrift, Steuer, Bankverbindung, Nummern, Logo, Mitglieder und API-Schlüssel.',
    },
    'webhook-endpoints': {
      label: 'Webhook-Endpunkte',
      about: 'Ihre Programme, die erfahren, was hier geschieht.',
    },
    'webhook-deliveries': {
      label: 'Webhook-Zustellungen',
      about: 'Alle Sendungen an diese Programme und ihr Ergebnis.',
    },
    'generator-usage': {
      label: 'Generator-Nutzung',
      about: 'PDFs, die von jeder Internetadresse erstellt wurden.',
    },
    'generator-allowances': {
      label: 'Generator-Kontingente',
      about: 'Adressen, die ohne Konto mehr oder weniger PDFs erstellen dürfen.',
    },
    files: { label: 'Dateien', about: 'Logos und andere Dateien aller Unternehmen.' },
    users: { label: 'Benutzer', about: 'Kollegen einladen und ihren Zugang beenden.' },
    roles: {
      label: 'Rollen',
      about: 'Rechte der Kollegen, und für welche Unternehmen sie gelten.',
    },
    profile: {
      label: 'Ihr Profil',
      about: 'Name, Passwort und helle oder dunkle Darstellung.',
    },
  },
};

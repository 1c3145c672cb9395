import type { KeyWords } from './en';

export const DE: KeyWords = {
  title: 'API-Schlüssel',
  notRead: 'Die Schlüssel konnten nicht gelesen werden.',
  loading: 'Wird geladen …',
  none: 'Noch kein Schlüssel. Ein Programm braucht einen, um die API für dieses Unternehmen zu nutzen.',
  newKey: 'Neuer API-Schlüssel',
  created: {
    title: 'Ihr neuer API-Schlüssel',
    text: 'Kopieren Sie ihn jetzt: Niemand kann ihn noch einmal sehen. Programme senden ihn im Header Authorization: Bearer.',
  },
  revoked: (name) =>
    `${name} ist widerrufen und funktioniert in spätestens fünf Sekunden nicht mehr.`,
  facts: {
    noScope: 'keine Rechte',
    neverUsed: 'nie benutzt',
    lastUsed: (day) => `zuletzt benutzt am ${day}`,
    neverExpires: 'läuft nie ab',
    expires: (day) => `läuft am ${day} ab`,
    expired: 'abgelaufen',
  },
  expired: 'Abgelaufen',
  revoke: 'Widerrufen',
  askRevoke: {
    title: (name) => `${name} widerrufen?`,
    text: 'Programme mit diesem Schlüssel funktionieren dann nicht mehr. Sie können das nicht rückgängig machen.',
    confirm: 'Schlüssel widerrufen',
  },
  form: {
    name: 'Name',
    nameHint: 'Nennen Sie das Programm, das den Schlüssel benutzt.',
    nameExample: 'Webshop',
    permissions: 'Rechte',
    scopes: {
      read: 'Kunden, Rechnungen und Angebote sehen',
      write: 'Kunden, Rechnungen und Angebote anlegen und ändern',
      webhooks: 'Webhook-Endpunkte verwalten',
    },
    lifetime: 'Läuft ab nach',
    lifetimes: { '30': '30 Tagen', '90': '90 Tagen', '365': 'Einem Jahr', never: 'Nie' },
    back: 'Zurück',
    create: 'Schlüssel anlegen',
  },
};

import type { KeyWords } from './en';

export const ES: KeyWords = {
  title: 'Claves de API',
  notRead: 'No se han podido leer las claves.',
  loading: 'Cargando …',
  none: 'Todavía no hay claves. Un programa necesita una para usar la API de esta empresa.',
  newKey: 'Nueva clave de API',
  created: {
    title: 'Su nueva clave de API',
    text: 'Cópiela ahora: nadie podrá volver a verla. Los programas la envían en la cabecera Authorization: Bearer.',
  },
  revoked: (name) => `${name} se ha revocado y deja de funcionar en cinco segundos.`,
  facts: {
    noScope: 'sin permisos',
    neverUsed: 'nunca usada',
    lastUsed: (day) => `usada por última vez el ${day}`,
    neverExpires: 'no caduca nunca',
    expires: (day) => `caduca el ${day}`,
    expired: 'caducada',
  },
  expired: 'Caducada',
  revoke: 'Revocar',
  askRevoke: {
    title: (name) => `¿Revocar ${name}?`,
    text: 'Los programas que usan esta clave dejarán de funcionar. Esto no se puede deshacer.',
    confirm: 'Revocar clave',
  },
  form: {
    name: 'Nombre',
    nameHint: 'Indique el programa que usa la clave.',
    nameExample: 'Tienda en línea',
    permissions: 'Permisos',
    scopes: {
      read: 'Ver clientes, facturas y presupuestos',
      write: 'Crear y modificar clientes, facturas y presupuestos',
      webhooks: 'Gestionar endpoints de webhook',
    },
    lifetime: 'Caduca después de',
    lifetimes: { '30': '30 días', '90': '90 días', '365': 'Un año', never: 'Nunca' },
    back: 'Volver',
    create: 'Crear clave',
  },
};

import type { NavigationWords } from './en';

export const ES: NavigationWords = {
  menu: {
    invoices: 'Facturas',
    quotations: 'Presupuestos',
    'credit-notes': 'Abonos',
    payments: 'Pagos',
    refunds: 'Reembolsos',
    customers: 'Clientes',
    products: 'Productos',
  },
  settings: 'Configuración',
  settingsAbout: 'Todo lo que no es trabajo diario',
  people: 'Personas',
  installation: 'Acerca de esta instalación',
  pages: {
    businesses: {
      label: 'Empresas',
      about:
        'Direcciones, impuestos, datos bancarios, números, logotipo, miembros y claves de API.',
    },
    'webhook-endpoints': {
      label: 'Endpoints de webhook',
      about: 'Sus programas que reciben aviso de lo que ocurre aquí.',
    },
    'webhook-deliveries': {
      label: 'Entregas de webhook',
      about: 'Todo lo que se les ha enviado, y con qué resultado.',
    },
    'generator-usage': {
      label: 'Uso del generador',
      about: 'PDF creados desde cada dirección de internet.',
    },
    'generator-allowances': {
      label: 'Cupos del generador',
      about: 'Direcciones que pueden crear más o menos PDF sin cuenta.',
    },
    files: { label: 'Archivos', about: 'Logotipos y otros archivos de todas las empresas.' },
    users: { label: 'Usuarios', about: 'Invitar a colegas y retirarles el acceso.' },
    roles: {
      label: 'Roles',
      about: 'Lo que sus colegas pueden ver y hacer, y en qué empresas.',
    },
    profile: {
      label: 'Su perfil',
      about: 'Nombre, contraseña y apariencia clara u oscura.',
    },
  },
};

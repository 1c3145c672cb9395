export const EN = {
  /** The lists of the main menu, by their short addresses. */
  menu: {
    invoices: 'Invoices',
    quotations: 'Quotations',
    'credit-notes': 'Credit notes',
    payments: 'Payments',
    refunds: 'Refunds',
    customers: 'Customers',
    products: 'Products',
  },
  settings: 'Settings',
  settingsAbout: 'Everything beside the daily work',
  people: 'People',
  installation: 'About this installation',
  /** Each page of the settings, with one sentence about it. */
  pages: {
    businesses: {
      label: 'Businesses',
      about: 'Addresses, tax, bank details, numbers, logo, members and API keys.',
    },
    'webhook-endpoints': {
      label: 'Webhook endpoints',
      about: 'Programs of yours that are told what happens here.',
    },
    'webhook-deliveries': {
      label: 'Webhook deliveries',
      about: 'What was sent to them, and how it went.',
    },
    'generator-usage': {
      label: 'Generator usage',
      about: 'PDFs that each internet address has made.',
    },
    'generator-allowances': {
      label: 'Generator allowances',
      about: 'Addresses that may make more or fewer PDFs without an account.',
    },
    files: { label: 'Files', about: 'Logos and other files of all businesses.' },
    users: { label: 'Users', about: 'Invite colleagues, and end their access.' },
    roles: {
      label: 'Roles',
      about: 'What colleagues may see and do, and in which businesses.',
    },
    profile: {
      label: 'Your profile',
      about: 'Name, password, and light or dark appearance.',
    },
  },
};

export type NavigationWords = typeof EN;

import type { Language } from '../../src/domain/languages';
import type { Html } from '../../src/domain/html';
import type { ListedDocument } from '../../src/portal/listed';
import { accountPage } from '../../src/portal/page/account';
import { detailsPage, type DetailsView, type Values } from '../../src/portal/page/details';
import { documentsPage, type DocumentsView } from '../../src/portal/page/documents';
import { portalPage } from '../../src/portal/page/frame';
import { startPage } from '../../src/portal/page/start';
import { statementPage, type StatementPageView } from '../../src/portal/page/statement';
import type { StartBusiness, StartView } from '../../src/portal/start-view';
import { WORDS } from '../../src/words';

const PERSON = { email: 'ada@nord.example' };
export const TODAY = '2026-04-10';

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

const CUSTOMER = {
  id: idOf(1),
  name: 'Atelier Nord GmbH',
  business_name: 'Werft Design GmbH',
};

/** A document of a list. */
export function listed(number: string, fields: Partial<ListedDocument> = {}): ListedDocument {
  return {
    kind: 'invoice',
    id: idOf(Number(number.replace(/\D/g, ''))),
    number,
    issue_date: '2026-03-02',
    deadline: '2026-05-01',
    status: 'sent',
    is_written_off: false,
    currency: 'EUR',
    total: '1190',
    due: '1190',
    ...fields,
  };
}

const open = (number: string, fields: Partial<ListedDocument> = {}, is_waiting = false) => ({
  ...listed(number, fields),
  is_waiting,
});

const BUSINESSES: readonly StartBusiness[] = [
  {
    name: 'Werft Design GmbH',
    today: TODAY,
    figures: [
      { currency: 'EUR', due: '3808.5', on_account: '50' },
      { currency: 'USD', due: '240', on_account: '0' },
    ],
    customers: [
      {
        id: idOf(1),
        name: 'Atelier Nord GmbH',
        groups: [
          {
            currency: 'EUR',
            invoices: [
              open('WD-2026-031', { status: 'overdue', deadline: '2026-03-31', due: '1428.5' }),
              open('WD-2026-044', {}),
              open('WD-2026-045', {}, true),
            ],
            count: 3,
            provider: 'Stripe',
          },
          {
            currency: 'USD',
            invoices: [open('WD-2026-046', { currency: 'USD', total: '240', due: '240' })],
            count: 1,
            provider: null,
          },
        ],
        toDecide: [
          listed('Q-2026-007', { kind: 'quotation', deadline: '2026-04-30', total: '12600' }),
        ],
        toDecideCount: 1,
      },
    ],
  },
  {
    name: 'Kanzlei Süd',
    today: TODAY,
    figures: [],
    customers: [{ id: idOf(2), name: 'Nord', groups: [], toDecide: [], toDecideCount: 0 }],
  },
];

export const startView = (view: Partial<StartView> = {}): StartView => ({
  language: 'en',
  businesses: BUSINESSES,
  isEmpty: false,
  notice: null,
  ...view,
});

export const documentsView = (view: Partial<DocumentsView> = {}): DocumentsView => ({
  language: 'en',
  today: TODAY,
  customer: CUSTOMER,
  list: 'all',
  documents: [
    listed('WD-2026-044'),
    listed('WD-2026-031', { status: 'overdue', deadline: '2026-03-31', due: '1428.5' }),
    listed('WD-2026-020', { status: 'paid', due: '0' }),
    listed('WD-2026-019', { status: 'cancelled', due: '0' }),
    listed('Q-2026-007', { kind: 'quotation', deadline: '2026-04-30', due: '0' }),
    listed('Q-2026-006', { kind: 'quotation', status: 'accepted', due: '0' }),
    listed('CN-2026-001', { kind: 'credit_note', status: 'issued', deadline: null, due: '0' }),
  ],
  offset: 50,
  total: 120,
  page: 2,
  hasMore: true,
  ...view,
});

const statementPageView = (view: Partial<StatementPageView> = {}): StatementPageView => ({
  language: 'en',
  customer: CUSTOMER,
  asked: { from: '2026-01-01', to: TODAY },
  statement: {
    from: '2026-01-01',
    to: TODAY,
    customer: CUSTOMER.id,
    name: CUSTOMER.name,
    parts: [
      {
        currency: 'EUR',
        opening: '1428.5',
        entries: [
          {
            type: 'invoice',
            day: '2026-03-02',
            number: 'WD-2026-044',
            document: idOf(44),
            amount: '1190',
            balance: '2618.5',
          },
          {
            type: 'payment',
            day: '2026-03-20',
            number: 'pi_3QqB8eKJ2',
            document: null,
            amount: '-1428.5',
            balance: '1190',
          },
        ],
        closing: '1190',
      },
    ],
  },
  ...view,
});

const PRESENT: Values = {
  name: 'Atelier Nord GmbH',
  email: 'rechnung@nord.example',
  phone: '+49 431 123456',
  address: 'Lange Straße 8\nHinterhaus',
  postal_code: '24103',
  city: 'Kiel',
  state: '',
  country: 'Germany',
  vat_id: 'DE987654321',
  tax_id: '',
};

const detailsView = (view: Partial<DetailsView> = {}): DetailsView => ({
  language: 'en',
  customer: CUSTOMER,
  present: PRESENT,
  contact: {
    id: idOf(9),
    name: 'Ada Lovelace',
    email: PERSON.email,
    receives_documents: true,
    receives_reminders: false,
    portal: true,
  },
  request: null,
  typed: PRESENT,
  problems: {},
  isUnchanged: false,
  ...view,
});

/** A form that was refused: every field of it. */
const refusedDetails = (language: Language): DetailsView =>
  detailsView({
    language,
    request: { state: 'open', on: '2026-04-02' },
    typed: { ...PRESENT, name: '', email: 'nobody', vat_id: 'DE12' },
    problems: {
      name: { what: 'name', max: null },
      email: { what: 'email', max: null },
      vat_id: { what: 'vat_id', max: null },
      city: { what: 'too_long', max: '255' },
    },
  });

/** Every page in a language, as HTML, by its name. */
export function allPages(language: Language): Record<string, string> {
  const words = WORDS[language].portal;
  const page = (body: Html) =>
    portalPage({ language, title: words.documents, person: PERSON }, body);
  return {
    start: page(startPage(startView({ language }))),
    'start-paid': page(startPage(startView({ language, notice: 'paid' }))),
    'start-refused': page(startPage(startView({ language, notice: 'nothing' }))),
    'start-empty': page(startPage(startView({ language, isEmpty: true }))),
    documents: page(documentsPage(documentsView({ language }))),
    'documents-empty': page(
      documentsPage(documentsView({ language, documents: [], total: 0, page: 1, hasMore: false })),
    ),
    statement: page(statementPage(statementPageView({ language }))),
    'statement-refused': page(statementPage(statementPageView({ language, statement: null }))),
    details: page(detailsPage(detailsView({ language }))),
    'details-refused': page(detailsPage(refusedDetails(language))),
    account: page(accountPage({ language, email: PERSON.email, signedIn: '2026-04-09' })),
  };
}

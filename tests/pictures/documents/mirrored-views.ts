import type { DocumentLook } from '../../../src/domain/document-look';
import { TEMPLATES, type TemplateName } from '../../../src/domain/templates';
import { invoiceView } from '../../../src/pdf/stored/view';
import type { DocumentView } from '../../../src/pdf/view-model';
import { STORED, WERFT } from './stored-records';
import { MIXED } from './summary-views';
import { DECORATED } from './views';

/** A seller, a customer, and all that the seller writes, in one script. */
interface Author {
  readonly business: object;
  readonly customer: object;
  readonly descriptions: readonly string[];
  readonly notes: string;
  readonly terms: string;
}

export const ARABIC: Author = {
  business: {
    name: 'شركة المنارة للتصميم',
    address: 'شارع الملك فهد 12',
    city: 'الرياض',
    postal_code: '12271',
    country_code: 'SA',
    phone: '+966 11 555 0199',
  },
  customer: {
    name: 'مؤسسة النور التجارية',
    address: 'شارع الجامعة 5',
    city: 'عمّان',
    postal_code: '11118',
    country_code: 'JO',
  },
  descriptions: [
    'تصميم لافتات لقاعة المدخل\nثلاث لافتات من الألمنيوم، الطول 120 سم والعرض 40 سم، مع التركيب في الموقع',
    'كتالوج المعرض',
    'Website hosting, 12 months',
    'ورشة عمل للمتدربين (PO-7)',
  ],
  notes: 'شكراً لتعاملكم معنا.',
  terms: 'الدفع خلال 30 يوماً من تاريخ الفاتورة.\nيرجى ذكر رقم الفاتورة WD-2026-044 عند التحويل.',
};

export const HEBREW: Author = {
  business: {
    name: 'סטודיו צפון לעיצוב בע"מ',
    address: 'רחוב הרצל 12',
    city: 'תל אביב',
    postal_code: '6688312',
    country_code: 'IL',
    phone: '+972 3 555 1234',
  },
  customer: {
    name: 'מאפיית השחר',
    address: 'שדרות ירושלים 40',
    city: 'חיפה',
    postal_code: '3303141',
    country_code: 'IL',
  },
  descriptions: [
    'שילוט לאולם הכניסה\nשלושה שלטי אלומיניום, אורך 120 ס"מ ורוחב 40 ס"מ, כולל התקנה באתר הלקוח',
    'קטלוג התערוכה',
    'Website hosting, 12 months',
    'סדנה לחניכים (PO-7)',
  ],
  notes: 'תודה רבה.',
  terms: 'תשלום תוך 30 יום ממועד החשבונית.\nנא לציין את מספר החשבונית WD-2026-044 בהעברה.',
};

interface Choices {
  readonly template: TemplateName;
  readonly look?: DocumentLook;
  /** How often the lines are repeated. */
  readonly times?: number;
}

/** An invoice by this author, with all facts, columns and sums; its labels are English. */
export function invoiceOf(
  { business, customer, descriptions, notes, terms }: Author,
  { template, look = {}, times = 1 }: Choices,
): DocumentView {
  const lines = Array.from({ length: times }, () => MIXED.lines).flat();
  return invoiceView(
    {
      ...MIXED,
      template_type: template,
      status: 'overdue',
      customer: { ...STORED.customer, ...customer, vat_id: null, language: 'en' },
      lines: lines.map((line, at) => ({
        ...line,
        description: descriptions[at % descriptions.length] ?? '',
        unit_code: at % 2 === 0 ? 'HUR' : 'C62',
      })),
      notes,
      terms,
    },
    { ...WERFT, ...business, language: null, look, print_payment_code: true },
    { logo: DECORATED.logo },
  );
}

/** Invoices that are mostly right to left, with and without what moves a part of them. */
export const MIRRORED: readonly { readonly name: string; readonly view: DocumentView }[] = [
  ...TEMPLATES.map((template) => ({
    name: `mirrored-arabic-${template}`,
    view: invoiceOf(ARABIC, { template }),
  })),
  { name: 'mirrored-hebrew-pages', view: invoiceOf(HEBREW, { template: 'modern', times: 9 }) },
  {
    name: 'mirrored-window',
    view: invoiceOf(ARABIC, { template: 'classic', look: { address_window: 'din5008' } }),
  },
  {
    name: 'mirrored-logo-right',
    view: invoiceOf(HEBREW, { template: 'classic', look: { logo_side: 'right' } }),
  },
];

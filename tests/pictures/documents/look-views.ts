import { DOCUMENT_FONTS, LABEL_KEYS, type DocumentLook } from '../../../src/domain/document-look';
import type { Language } from '../../../src/domain/languages';
import { TEMPLATES, type TemplateName } from '../../../src/domain/templates';
import { invoiceView } from '../../../src/pdf/stored/view';
import type { DocumentView } from '../../../src/pdf/view-model';
import { STORED, WERFT } from './stored-records';
import { MIXED } from './summary-views';
import { DECORATED } from './views';

const looking = (
  template_type: TemplateName,
  look: DocumentLook,
  language: Language = 'fr',
): DocumentView =>
  invoiceView(
    { ...MIXED, customer: { ...STORED.customer, language }, template_type },
    { ...WERFT, registration_id: 'HRB 152 334', language: null, look },
    { logo: DECORATED.logo },
  );

/** Labels as long as they may be. */
const OWN_LABELS: DocumentLook['labels'] = {
  en: Object.fromEntries(
    LABEL_KEYS.map((key) => [key, `${key}: a label of a business, as long as one may be, 60`]),
  ),
};

/** Documents of businesses that have chosen how they look. */
export const LOOKS: readonly { readonly name: string; readonly view: DocumentView }[] = [
  { name: 'look-modern-logo-right', view: looking('modern', { logo_side: 'right' }) },
  { name: 'look-classic-logo-left', view: looking('classic', { logo_side: 'left' }) },
  { name: 'look-classic-logo-right', view: looking('classic', { logo_side: 'right' }) },
  { name: 'look-minimal-logo-left', view: looking('minimal', { logo_side: 'left' }) },
  ...DOCUMENT_FONTS.map((font) => {
    return { name: `look-${font}`, view: looking('modern', { font }, 'de') };
  }),
  ...TEMPLATES.map((template) => {
    return {
      name: `look-window-${template}`,
      view: looking(template, { address_window: 'din5008' }, 'de'),
    };
  }),
  { name: 'look-labels', view: looking('classic', { labels: OWN_LABELS }, 'en') },
  {
    name: 'look-hidden',
    view: looking('modern', { hidden: ['units', 'tax_column', 'bank_details', 'custom_fields'] }),
  },
];

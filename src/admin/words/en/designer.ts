import type { HIDEABLE, LOGO_SIDES } from '../../../domain/document-look';

type Choices<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

const SIDES: Choices<typeof LOGO_SIDES> = { left: 'Left', right: 'Right' };
const PARTS: Choices<typeof HIDEABLE> = {
  units: 'Units after quantities',
  tax_column: 'Tax of each line',
  bank_details: 'Bank details',
  custom_fields: 'Custom fields',
  footer: 'Company details in the footer',
};

/** The page on which an operator designs documents. */
export const DESIGNER_WORDS = {
  title: 'Look of documents',
  open: 'Design documents',
  about:
    'Template, colour, logo, paper, typeface and words, with a live preview. Mails and the pages of documents take colour and logo from it.',
  saveFirst: 'Save the business first. Then you can design its documents.',
  unsaved: 'Changed. Save the business to keep the new look.',
  done: 'Done',
  cancel: 'Cancel',
  close: 'Close',
  savedLater: 'Saved with the business.',
  discard: {
    title: 'Discard the changes?',
    text: 'The look becomes what it was when you opened this page.',
    confirm: 'Discard',
    back: 'Continue',
  },
  groups: {
    template: 'Template',
    brand: 'Colour and logo',
    paper: 'Paper',
    parts: 'What is shown',
    words: 'Words',
  },
  template: 'Template of new documents',
  font: 'Typeface',
  ofTemplate: 'That of the template',
  colourHint:
    'For headings, the table and the sum, and darkened where text could not be read in it. If empty, grey.',
  logoHint: 'PNG or JPEG.',
  logoSide: 'Side of the logo',
  sides: SIDES,
  addressWindow: 'Window of the envelope',
  addressWindowHint: 'Where a window envelope shows the address of the customer.',
  windows: { none: 'None', din5008: 'DIN 5008 (DL, C6/5)' },
  ofInstallation: 'That of the installation',
  parts: PARTS,
  notShown: 'Not shown',
  wordsIn: (language: string) =>
    `Your own words on documents in ${language}. Where you leave one empty, the usual word stands. Choose another language beside the preview.`,
  preview: {
    language: 'Language of the preview',
    label: 'Preview of an invoice',
    sample: 'A sample with what this form holds. Nothing of it is stored.',
    drawing: 'Drawing …',
    failed: (why: string) => `This could not be drawn. ${why}`,
    unreachable: 'The service did not answer. The next change tries again.',
  },
};

export type DesignerWords = typeof DESIGNER_WORDS;

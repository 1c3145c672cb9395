import * as de from './de';
import * as en from './en';
import * as es from './es';
import * as fr from './fr';
import { panelLanguage, type PanelLanguage } from './language';

export type Words = typeof en;

/** The catalogues of each language. A language that lacks a text fails the types. */
export const WORDS: Readonly<Record<PanelLanguage, Words>> = { en, de, fr, es };

/**
 * The words of a part in the language of the operator. Call it while the page is drawn, not when its file
 * is loaded: the operator chooses the language later.
 */
const part =
  <Part extends keyof Words>(name: Part) =>
  (): Words[Part] =>
    WORDS[panelLanguage()][name];

export const navigationWords = part('NAVIGATION_WORDS');
export const lookWords = part('LOOK_WORDS');
export const actionWords = part('ACTION_WORDS');
export const dialogWords = part('DIALOG_WORDS');
export const statusWords = part('STATUS_WORDS');
export const inputWords = part('INPUT_WORDS');
export const countryWords = part('COUNTRY_WORDS');
export const moreWords = part('MORE_WORDS');
export const topicWords = part('TOPIC_WORDS');
export const schemeWords = part('SCHEME_WORDS');
export const designerWords = part('DESIGNER_WORDS');
export const metadataWords = part('METADATA_WORDS');
export const customFieldWords = part('CUSTOM_FIELD_WORDS');
export const bankWords = part('BANK_WORDS');
export const profileWords = part('PROFILE_WORDS');
export const bankAccountWords = part('BANK_ACCOUNT_WORDS');
export const contactWords = part('CONTACT_WORDS');
export const portalWords = part('PORTAL_WORDS');
export const requestWords = part('REQUEST_WORDS');
export const lineWords = part('LINE_WORDS');
export const totalsWords = part('TOTALS_WORDS');
export const lockedWords = part('LOCKED_WORDS');
export const refusalWords = part('REFUSAL_WORDS');
export const savingWords = part('SAVING_WORDS');
export const listBarWords = part('LIST_BAR_WORDS');
export const listPageWords = part('LIST_WORDS');
export const filterSentences = part('FILTER_WORDS');
export const exportWords = part('EXPORT_WORDS');
export const selectedWords = part('SELECTED_WORDS');
export const businessWords = part('BUSINESS_WORDS');
export const creditWords = part('CREDIT_WORDS');
export const paymentWords = part('PAYMENT_WORDS');
export const accountWords = part('ACCOUNT_WORDS');
export const nextNumberWords = part('NEXT_NUMBER_WORDS');
export const providerWords = part('PROVIDER_WORDS');
export const eInvoiceWords = part('E_INVOICE_WORDS');
export const pdfWords = part('PDF_WORDS');
export const linkWords = part('LINK_WORDS');
export const mailWords = part('MAIL_WORDS');
export const reminderWords = part('REMINDER_WORDS');
export const recurringWords = part('RECURRING_WORDS');
export const customerWords = part('CUSTOMER_WORDS');
export const keyWords = part('KEY_WORDS');
export const webhookWords = part('WEBHOOK_WORDS');
export const recordWords = part('RECORD_WORDS');
export const attachmentWords = part('ATTACHMENT_WORDS');
export const historyWords = part('HISTORY_WORDS');
export const importWords = part('IMPORT_WORDS');
export const homeWords = part('HOME_WORDS');
export const reportWords = part('REPORT_WORDS');
export const answered = (status: number): string => WORDS[panelLanguage()].answered(status);

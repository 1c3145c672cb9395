import type { StrapiApp } from '@strapi/strapi/admin';
import { ListBusiness } from './lists/business/BusinessSwitcher';
import { filterLists } from './lists/business/list-filter';
import { wrapLists } from './lists/business/ListOfBusiness';
import { forgetConfiguredColumns } from './lists/left/forget-columns';
import { registerColumns } from './app/register-columns';
import { ActionsPanel } from './app/ActionsPanel';
import { NextStepPanel } from './app/NextStepPanel';
import { withActions } from './app/row-actions';
import { NoteActionsPanel } from './features/credits/NoteActions';
import { RefundsPanel } from './features/credits/RefundsPanel';
import { CountryPanel } from './features/country/CountryPanel';
import { ByLinePanel } from './features/e-invoices/ByLinePanel';
import { SheetPanel } from './features/country/SheetPanel';
import { EInvoicePanel } from './features/e-invoices/EInvoicePanel';
import { AttachmentsPanel } from './features/attachments/AttachmentsPanel';
import { registerFieldTexts, rereadFieldTexts } from './kit/fields/register-field-texts';
import { HistoryPanel } from './features/history/HistoryPanel';
import { registerHome } from './app/register-home';
import { KeysPanel } from './features/keys/KeysPanel';
import { NumbersPanel } from './features/numbers/NumbersPanel';
import { ProvidersPanel } from './features/providers/ProvidersPanel';
import { PdfSidePanel } from './features/pdf/PdfSidePanel';
import { MailPanel } from './features/mails/MailPanel';
import { IMPORT_PATH } from './features/imports/import-lists';
import { registerInputs } from './app/register-inputs';
import { ClearFilters } from './lists/bar/ClearFilters';
import { tellLanguage } from './requests/tell-language';
import { MARK } from './words/product';
import { registerLook } from './frame/look/Look';
import { THEME } from './frame/look/theme';
import { rememberPanel } from './requests/panel-store';
import { registerNavigation } from './app/register-navigation';
import { NAVIGATION_TEXTS } from './frame/navigation/menu-texts';
import { NextInvoicesPanel } from './features/recurring/NextInvoicesPanel';
import { RecurringPanel } from './features/recurring/RecurringPanel';
import { AddMetadata, MetadataPanel } from './forms/metadata/MetadataPanel';
import { KeepTyped } from './forms/saving/KeepTyped';
import { OutdatedDialog } from './forms/saving/OutdatedDialog';
import { FieldOfAddress } from './forms/saving/go-to-field';
import { ProblemsPanel } from './forms/saving/ProblemsPanel';
import { LeaveForm, registerRecords } from './app/register-records';
import { registerSaves } from './app/register-saves';
import { awaitPermissions } from './strapi/await-permissions';
import { beginInBrowserLanguage } from './strapi/begin-language';
import { hideBanner } from './strapi/hide-banner';
import { HideNew } from './strapi/HideNew';
import { contentManagerApis } from './strapi/panel-parts';
import { STRAPI_TEXTS, TITLE_TEXTS } from './app/strapi-texts';
import { BANK_TEXTS } from './features/bank/bank-texts';
import { MONEY_TEXTS } from './features/reports/money-texts';
import { MailsPanel } from './features/mails/MailsPanel';
import { PageLinkPanel } from './features/page-links/PageLinkPanel';
import { PaymentAccountPanel } from './features/payments/PaymentAccountPanel';
import { TopicsPanel } from './forms/more/Topics';
import { TotalsPanel } from './forms/totals/TotalsPanel';
import { followLanguage, PANEL_LANGUAGES } from './words/language';
import { DeliveryPanel, ResendAction } from './features/webhooks/DeliveryPanel';
import { EndpointPanel } from './features/webhooks/EndpointPanel';
import { ResendFailed } from './features/webhooks/ResendFailed';
import { joinTexts } from './words/texts';

const ABOVE_LISTS = {
  'invoicing-business': ListBusiness,
  'invoicing-resend-failed': ResendFailed,
  'invoicing-hide-new': HideNew,
  'invoicing-clear-filters': ClearFilters,
};

const BESIDE_FORMS = {
  'invoicing-outdated': OutdatedDialog,
  'invoicing-typed': KeepTyped,
  'invoicing-leave': LeaveForm,
  'invoicing-field': FieldOfAddress,
  'invoicing-pdf': PdfSidePanel,
};

/** Beside the form, from top to bottom. Each shows itself only for its types. */
const SIDE_PANELS = [
  TotalsPanel,
  TopicsPanel,
  ProblemsPanel,
  NextStepPanel,
  NextInvoicesPanel,
  RecurringPanel,
  ActionsPanel,
  NoteActionsPanel,
  AttachmentsPanel,
  MailsPanel,
  PageLinkPanel,
  SheetPanel,
  EInvoicePanel,
  CountryPanel,
  ByLinePanel,
  PaymentAccountPanel,
  RefundsPanel,
  NumbersPanel,
  ProvidersPanel,
  KeysPanel,
  MetadataPanel,
  EndpointPanel,
  DeliveryPanel,
  MailPanel,
  HistoryPanel,
];

/** Registers our parts of the panel. Each lives in its folder. */
export default {
  config: {
    locales: PANEL_LANGUAGES.filter((language) => language !== 'en'),
    auth: { logo: MARK },
    menu: { logo: MARK },
    theme: THEME,
    translations: joinTexts(TITLE_TEXTS, STRAPI_TEXTS, NAVIGATION_TEXTS, MONEY_TEXTS, BANK_TEXTS),
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    beginInBrowserLanguage();
    rememberPanel(app);
    rereadFieldTexts(app);
    followLanguage(() => app.store?.getState().admin_app.language.locale);
    tellLanguage(app);
    registerHome(app);
    wrapLists(app);
    registerLook(app);
    registerNavigation(app);
    registerRecords(app);
    awaitPermissions(app);
    app.router.addRoute({
      path: `${IMPORT_PATH}/:list`,
      lazy: async () => ({ Component: (await import('./features/imports/ImportPage')).ImportPage }),
    });
  },

  bootstrap(app: StrapiApp) {
    void hideBanner();
    registerSaves();
    registerFieldTexts();
    filterLists();
    forgetConfiguredColumns();
    registerInputs(app);
    registerColumns(app);
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManagerApis(app);
    apis.addDocumentAction((actions) => [AddMetadata, ...withActions(actions), ResendAction]);
    // Translations, releases and previews of a website do not fit invoices.
    apis.addDocumentHeaderAction(() => []);
    apis.addEditViewSidePanel((panels) => [
      ...panels.filter(({ type }) => type === 'actions'),
      ...SIDE_PANELS,
    ]);
    for (const [name, Component] of Object.entries(ABOVE_LISTS))
      contentManager?.injectComponent('listView', 'actions', { name, Component });
    for (const [name, Component] of Object.entries(BESIDE_FORMS))
      contentManager?.injectComponent('editView', 'right-links', { name, Component });
  },
};

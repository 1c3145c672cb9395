import type { StrapiApp } from '@strapi/strapi/admin';
import { ListBusiness } from './business/BusinessSwitcher';
import { filterLists } from './business/list-filter';
import { wrapLists } from './business/ListOfBusiness';
import { registerColumns } from './columns/register-columns';
import { ActionsPanel } from './actions/ActionsPanel';
import { withActions } from './actions/row-actions';
import { CreditNotesPanel } from './credits/CreditNotesPanel';
import { NOTE_ROW_ACTIONS, NoteActionsPanel } from './credits/NoteActions';
import { RefundsPanel } from './credits/RefundsPanel';
import { EInvoicePanel } from './e-invoices/EInvoicePanel';
import { ExportButton } from './exports/ExportButton';
import { CustomerDocumentsPanel } from './customers/CustomerDocumentsPanel';
import { registerFieldTexts, rereadFieldTexts } from './fields/register-field-texts';
import { TITLE_TEXTS } from './fields/titles';
import { HistoryPanel } from './history/HistoryPanel';
import { registerHome } from './home/register-home';
import { KeysPanel } from './keys/KeysPanel';
import { PdfSidePanel } from './pdf/PdfSidePanel';
import { MailPanel } from './mails/MailPanel';
import { ImportButton } from './imports/ImportButton';
import { IMPORT_PATH } from './imports/import-lists';
import { registerInputs } from './inputs/register-inputs';
import { ClearFilters } from './look/ClearFilters';
import { MARK } from './look/product';
import { registerLook } from './look/register-look';
import { THEME } from './look/theme';
import { rememberPanel } from './panel-store';
import { registerNavigation } from './navigation/register-navigation';
import { NAVIGATION_TEXTS } from './navigation/words';
import { useExportSelected, usePdfs } from './lists/selected/file-actions';
import { useMarkPaid, useMarkSent } from './lists/selected/selected-actions';
import { ListBar } from './lists/ListBar';
import { OutdatedDialog } from './saving/OutdatedDialog';
import { ProblemsPanel } from './saving/ProblemsPanel';
import { registerSaves } from './saving/register-saves';
import { translateRefusals } from './refusals/translate-refusals';
import { awaitPermissions } from './strapi-overrides/await-permissions';
import { hideBanner } from './strapi-overrides/hide-banner';
import { HideNew } from './strapi-overrides/HideNew';
import { replaceListStorage } from './strapi-overrides/list-storage';
import { contentManagerApis } from './strapi-overrides/panel-parts';
import { STRAPI_TEXTS } from './strapi-overrides/strapi-texts';
import { registerReports } from './reports/register-reports';
import { MONEY_TEXTS } from './reports/money-texts';
import { MailsPanel } from './mails/MailsPanel';
import { RemindersPanel } from './reminders/RemindersPanel';
import { PageLinkPanel } from './page-links/PageLinkPanel';
import { PaymentsPanel } from './payments/PaymentsPanel';
import { TotalsPanel } from './totals/TotalsPanel';
import { followLanguage } from './words/language';
import { DeliveryPanel, ResendAction } from './webhooks/DeliveryPanel';
import { EndpointPanel } from './webhooks/EndpointPanel';
import { ResendFailed } from './webhooks/ResendFailed';
import { joinTexts } from './words/texts';

const ABOVE_LISTS = {
  'invoicing-business': ListBusiness,
  'invoicing-list-bar': ListBar,
  'invoicing-import': ImportButton,
  'invoicing-export': ExportButton,
  'invoicing-resend-failed': ResendFailed,
  'invoicing-hide-new': HideNew,
  'invoicing-clear-filters': ClearFilters,
  'invoicing-pdf': PdfSidePanel,
};

const BESIDE_FORMS = {
  'invoicing-outdated': OutdatedDialog,
  'invoicing-pdf': PdfSidePanel,
};

/** Beside the form, from top to bottom. Each shows itself only for its types. */
const SIDE_PANELS = [
  TotalsPanel,
  ProblemsPanel,
  ActionsPanel,
  NoteActionsPanel,
  MailsPanel,
  PageLinkPanel,
  EInvoicePanel,
  PaymentsPanel,
  RemindersPanel,
  CreditNotesPanel,
  RefundsPanel,
  KeysPanel,
  CustomerDocumentsPanel,
  EndpointPanel,
  DeliveryPanel,
  MailPanel,
  HistoryPanel,
];

/** Actions on selected rows of a list, before Strapi's own. */
const SELECTED = [useMarkSent, useMarkPaid, usePdfs, useExportSelected];

/** Registers our parts of the panel. Each lives in its folder. */
export default {
  config: {
    locales: ['de', 'fr', 'es'],
    auth: { logo: MARK },
    menu: { logo: MARK },
    theme: THEME,
    translations: joinTexts(TITLE_TEXTS, STRAPI_TEXTS, NAVIGATION_TEXTS, MONEY_TEXTS),
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    rememberPanel(app);
    rereadFieldTexts(app);
    followLanguage(() => app.store?.getState().admin_app.language.locale);
    registerHome(app);
    wrapLists(app);
    registerLook(app);
    registerNavigation(app);
    registerReports(app);
    awaitPermissions(app);
    app.router.addRoute({
      path: `${IMPORT_PATH}/:list`,
      lazy: async () => ({ Component: (await import('./imports/ImportPage')).ImportPage }),
    });
  },

  bootstrap(app: StrapiApp) {
    void hideBanner();
    replaceListStorage();
    registerSaves();
    registerFieldTexts();
    translateRefusals();
    filterLists();
    registerInputs(app);
    registerColumns(app);
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManagerApis(app);
    const ownActions = [...NOTE_ROW_ACTIONS, ResendAction];
    apis.addDocumentAction((actions) => [...withActions(actions), ...ownActions]);
    apis.addBulkAction((actions) => [...SELECTED, ...actions]);
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

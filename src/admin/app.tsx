import type { StrapiApp } from '@strapi/strapi/admin';
import { registerColumns } from './columns/register-columns';
import { ActionsPanel } from './actions/ActionsPanel';
import { withActions } from './actions/row-actions';
import { KeysPanel } from './keys/KeysPanel';
import { PdfSidePanel } from './pdf/PdfSidePanel';
import { registerInputs } from './inputs/register-inputs';
import { OutdatedDialog } from './saving/OutdatedDialog';
import { registerSaves } from './saving/register-saves';
import { hideBanner } from './strapi-overrides/hide-banner';
import { contentManagerApis } from './strapi-overrides/panel-parts';
import { STRAPI_TEXTS } from './strapi-overrides/strapi-texts';
import { TotalsPanel } from './totals/TotalsPanel';
import { registerWidgets } from './widgets/register-widgets';
import { DeliveryPanel, ResendAction } from './webhooks/DeliveryPanel';
import { EndpointPanel } from './webhooks/EndpointPanel';
import { ResendFailed } from './webhooks/ResendFailed';

/** Registers our parts of the panel. Each lives in its folder. */
export default {
  config: {
    locales: [],
    translations: { en: STRAPI_TEXTS },
    tutorials: false,
    notifications: { releases: false },
  },

  register(app: StrapiApp) {
    registerWidgets(app);
  },

  bootstrap(app: StrapiApp) {
    void hideBanner();
    registerSaves();
    registerInputs(app);
    registerColumns(app);
    const contentManager = app.getPlugin('content-manager');
    const apis = contentManagerApis(app);
    apis.addDocumentAction((actions) => [...withActions(actions), ResendAction]);
    // Translations, releases and previews of a website do not fit invoices.
    apis.addDocumentHeaderAction(() => []);
    apis.addEditViewSidePanel((panels) => [
      ...panels.filter(({ type }) => type === 'actions'),
      TotalsPanel,
      ActionsPanel,
      KeysPanel,
      EndpointPanel,
      DeliveryPanel,
    ]);
    contentManager?.injectComponent('listView', 'actions', {
      name: 'invoicing-resend-failed',
      Component: ResendFailed,
    });
    contentManager?.injectComponent('listView', 'actions', {
      name: 'invoicing-pdf',
      Component: PdfSidePanel,
    });
    contentManager?.injectComponent('editView', 'right-links', {
      name: 'invoicing-outdated',
      Component: OutdatedDialog,
    });
    contentManager?.injectComponent('editView', 'right-links', {
      name: 'invoicing-pdf',
      Component: PdfSidePanel,
    });
  },
};

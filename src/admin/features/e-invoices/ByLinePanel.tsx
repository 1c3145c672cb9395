import { Typography } from '@strapi/design-system';
import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { isInEu } from '../../../domain/country';
import { BUSINESS } from '../../requests/content-manager';
import { eInvoiceWords } from '../../words';

/** Beside the form of a business in the EU that rounds tax so that some invoices have no e-invoice. */
export const ByLinePanel: PanelComponent = ({ model, document }) => {
  if (model !== BUSINESS || !isInEu((document?.['country_code'] as string | null) ?? null))
    return null;
  if ((document?.['tax_rounding'] ?? 'line') !== 'line') return null;
  const { title, text } = eInvoiceWords().byLine;
  return { title, content: <Typography data-testid="rounded-by-line">{text}</Typography> };
};

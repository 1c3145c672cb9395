import type { StrapiApp } from '@strapi/strapi/admin';
import { BusinessPicker } from './BusinessPicker';
import { CustomerPicker } from './CustomerPicker';

interface Cell {
  name: string;
  type: string;
  attribute: { type: string; target?: string };
}

interface Form {
  layout: { layout: Cell[][][] };
}

const PICKERS: Readonly<Record<string, string>> = {
  'api::business.business': 'invoicing-business',
  'api::customer.customer': 'invoicing-customer',
};

function withPicker(cell: Cell): Cell {
  const picker = cell.attribute.type === 'relation' ? PICKERS[cell.attribute.target ?? ''] : null;
  return picker ? { ...cell, type: picker } : cell;
}

/** Puts our pickers in place of Strapi's, which offer every customer of every business. */
export function registerPickers(app: StrapiApp): void {
  app.addFields([
    { type: 'invoicing-business', Component: BusinessPicker as never },
    { type: 'invoicing-customer', Component: CustomerPicker as never },
  ]);
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', (form: unknown) => {
    const { layout, ...rest } = form as Form;
    const panels = layout.layout.map((rows) => rows.map((row) => row.map(withPicker)));
    return { ...rest, layout: { ...layout, layout: panels } };
  });
}

/** Strapi's texts about entries, in the words of invoicing. */
export const STRAPI_TEXTS = {
  'content-manager.containers.edit.title.new': 'New',
  'content-manager.containers.edit.panels.default.title': 'Save',
  'content-manager.containers.EditView.add.new-entry': 'Add a line',
  'content-manager.components.empty-repeatable': 'No line yet. Click to add one.',
  'content-manager.HeaderLayout.button.label-add-entry': 'New',
  'content-manager.header.name': 'Invoicing',
  'content-manager.success.record.save': 'Saved',
  'HomePage.header.subtitle': 'Open, overdue and paid invoices',
};

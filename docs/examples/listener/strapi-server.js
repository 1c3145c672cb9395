/* global module, process, require */
const { appendFile } = require('node:fs/promises');

const FILE = process.env.PAID_INVOICES_FILE ?? 'paid-invoices.txt';

/** Writes a line per paid invoice. After a crash, a line may come twice: its first word is the same then. */
const write = ({ id, business, data }) =>
  appendFile(FILE, `${[id, business, data.invoice_number, data.total, data.currency].join(' ')}\n`);

module.exports = {
  bootstrap({ strapi }) {
    strapi.service('api::event.event').on('invoice.paid', write, { name: 'paid-invoices' });
  },
};

import type { HostedWords } from '../hosted';

export const HOSTED: HostedWords = {
  allDocuments: 'All my documents',
  downloads: 'Downloads',
  downloadPdf: 'Download PDF',
  eInvoice: 'E-invoice: {format}',
  due: 'Due on {date}',
  validUntil: 'Valid until {date}',
  pay: 'How to pay',
  payOnline: 'Pay online',
  opens: 'Opens {host}',
  online: {
    waiting: 'The payment is under way. It may take some days to arrive.',
    arrived: 'The payment has arrived. Thank you.',
    unconfirmed: 'The payment is not confirmed yet. Reload this page in a moment.',
    unavailable:
      'Paying online does not work right now. Please try again in a moment, or pay in another way.',
  },
  transfer: 'Bank transfer',
  amount: 'Amount',
  reference: 'Payment reference',
  scan: 'Scan with your banking app to fill in the transfer.',
  codeName: 'QR code for this bank transfer',
  decide: 'Your decision',
  decideHelp: '{business} will receive your decision. You can decide once.',
  name: 'Your name',
  remark: 'Remark (optional)',
  accept: 'Accept',
  decline: 'Decline',
  from: 'From',
  details: 'Details',
  lines: 'Items',
  totals: 'Totals',
  states: {
    accepted: 'Accepted',
    rejected: 'Declined',
    expired: 'Expired',
    converted: 'Invoiced',
  },
  decided: {
    accepted: 'Accepted by {name} on {date}.',
    rejected: 'Declined by {name} on {date}.',
  },
  closed: {
    accepted: 'This quotation was accepted.',
    rejected: 'This quotation was declined.',
    expired: 'This quotation has expired.',
    converted: 'An invoice was made from this quotation.',
  },
  reasons: {
    name_missing: 'Please enter your name.',
    name_too_long: 'Your name may have at most 255 characters.',
    remark_too_long: 'Your remark may have at most 10,000 characters.',
    not_text: 'Please use only letters, digits and signs.',
  },
  nowhere: 'There is nothing at this address. Please check how it is written.',
  notices: {
    404: {
      title: 'Page not found',
      text: 'This link is not valid, or no longer valid. Please ask the sender for a new one.',
    },
    405: {
      title: 'Not possible',
      text: 'This page does not offer that.',
    },
    413: {
      title: 'Too long',
      text: 'You sent more than this page accepts. Please shorten your text.',
    },
    415: {
      title: 'Not understood',
      text: 'Please use the form on the page.',
    },
    429: {
      title: 'Too many requests',
      text: 'Please wait a minute, then try again.',
    },
    500: {
      title: 'Something went wrong',
      text: 'Please try again later.',
    },
    503: {
      title: 'Very busy at the moment',
      text: 'Please try again in a moment.',
    },
  },
};

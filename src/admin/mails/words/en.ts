export const EN = {
  send: {
    label: 'Send by email',
    title: (number: string) => `Send ${number} by email`,
    to: 'To',
    addressesHint: 'Separate several addresses with commas.',
    cc: 'Cc',
    subject: 'Subject',
    message: 'Message',
    messageHint: 'The amount, the date and the link to the document follow. Empty: the usual text.',
    attachPdf: 'Attach the PDF',
    attachEInvoice: 'Attach the e-invoice',
    noEInvoice: 'None',
    edit: 'Edit',
    preview: 'Preview',
    confirm: 'Send',
    done: (number: string, recipients: string) => `${number} is on its way to ${recipients}.`,
    unreadable: 'The document could not be read.',
    /** @param settings such as `SMTP_URL and MAIL_FROM` */
    notConfigured: (settings: string) =>
      `This service cannot send e-mail yet. Set ${settings}, and start it again.`,
    /** @param parts such as `12 of 200 in an hour` */
    use: (parts: string) =>
      `Recipients written to: ${parts}. An address that is not the customer’s counts five times.`,
    usedOf: {
      hour: (used: string, limit: string) => `${used} of ${limit} in an hour`,
      day: (used: string, limit: string) => `${used} of ${limit} in a day`,
    },
  },
  preview: {
    frame: 'Preview of the e-mail',
    failed: 'The preview could not be made.',
    from: (sender: string) => `From ${sender}:`,
    asPage: 'Show as page',
    asText: 'Show as plain text',
  },
  refused: { mark: 'E-mail refused', notice: 'The last e-mail did not arrive.' },
  list: {
    title: 'Emails',
    unreadable: 'The e-mails could not be read.',
    none: 'No e-mail was sent.',
    document: (subject: string) => subject,
    reminder: (subject: string) => `Reminder: ${subject}`,
    decision: (subject: string) => `Notice: ${subject}`,
  },
  mail: 'E-mail',
  again: {
    label: 'Send again',
    title: 'Send this e-mail again?',
    text: 'It was sent before. Its recipients get it a second time.',
    done: 'The e-mail is sent again.',
    waits: 'Queued. It is sent once the service has a mail server (SMTP_URL and MAIL_FROM).',
  },
};

export type MailWords = typeof EN;

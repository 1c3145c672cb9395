export const EN = {
  title: 'Customer page',
  notOpened: 'The customer has not opened it yet.',
  firstOpened: 'First opened:',
  lastOpened: 'Last opened:',
  preview: 'Preview page',
  unreadable: 'The page could not be read.',
  none: 'It has no page: it was never issued.',
  copy: 'Copy link',
  copied: 'The link is copied. Everybody who has it sees the page.',
  revoke: {
    label: 'Revoke link',
    title: 'Revoke the link?',
    text: 'Every link that the customer has, also in mails, leads nowhere from now on. A new link takes its place.',
    confirm: 'Revoke',
    done: 'The old link is revoked.',
  },
};

export type LinkWords = typeof EN;

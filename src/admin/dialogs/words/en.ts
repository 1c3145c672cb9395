export const EN = {
  back: 'Back',
  choose: 'Choose',
  copy: 'Copy',
  copied: 'Copied.',
  saved: 'I have saved it',
};

export type DialogWords = typeof EN;

export interface StatusWord {
  word: string;
  variant: 'success' | 'primary' | 'danger' | 'warning' | 'neutral' | 'alternative';
}

/** Every status and state as a word with a colour; the word alone says it too. */
const WORDS: Readonly<Record<string, StatusWord>> = {
  draft: { word: 'Draft', variant: 'neutral' },
  sent: { word: 'Sent', variant: 'primary' },
  paid: { word: 'Paid', variant: 'success' },
  overdue: { word: 'Overdue', variant: 'danger' },
  cancelled: { word: 'Cancelled', variant: 'neutral' },
  accepted: { word: 'Accepted', variant: 'success' },
  rejected: { word: 'Rejected', variant: 'danger' },
  expired: { word: 'Expired', variant: 'warning' },
  converted: { word: 'Converted', variant: 'alternative' },
  pending: { word: 'Pending', variant: 'warning' },
  delivered: { word: 'Delivered', variant: 'success' },
  failed: { word: 'Failed', variant: 'danger' },
};

/** Any other value in words: `modern` as Modern. */
export function wordOf(value: string): StatusWord {
  const word = value.charAt(0).toUpperCase() + value.slice(1);
  return WORDS[value] ?? { word, variant: 'neutral' };
}

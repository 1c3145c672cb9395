export const EN = {
  line: (place: number) => `line ${place}`,
  problem: (field: string, problem: string) => `${field}: ${problem}`,
  andMore: (shown: string, rest: number) => `${shown}; and ${rest} more`,
  /** Fields of dialogs, by their names in the API. */
  names: {
    refunded_on: 'Refunded on',
    cc: 'Copy',
    message: 'Text',
    file: 'File',
    mapping: 'Mapping',
    new_customers: 'New customers',
    scopes: 'Scopes',
    expires_in_days: 'Days of validity',
    period: 'Period',
  } as Readonly<Record<string, string>>,
};

export type RefusalWords = typeof EN;

export const EN = {
  line: (place: number) => `line ${place}`,
  problem: (field: string, problem: string) => `${field}: ${problem}`,
  andMore: (shown: string, rest: number) => `${shown}; and ${rest} more`,
  changedMeanwhile: (by: string | null) =>
    `This was not saved: ${by ?? 'the API, or the service itself,'} has changed it meanwhile.`,
  /** Fields by their names in the API, where no form has been opened. */
  names: {
    invoice_number: 'Invoice number',
    quotation_number: 'Quotation number',
    credit_note_number: 'Credit note number',
    unit_code: 'Unit',
    tax_amount: 'Tax amount',
    tax_rate: 'Tax %',
    discount_rate: 'Discount %',
    tax_exemption_reason: 'Reason for no tax',
    items: 'Lines',
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

interface Days {
  /** When the provider had the money. */
  paid: string;
  /** The issue date of the invoice. */
  issued: string;
  today: string;
  /** Null where no period is closed. */
  closedUntil: string | null;
}

/**
 * The day of a payment in the books: that on which the provider had the money, but not before its invoice, nor
 * in a closed period, nor after today. Days are `YYYY-MM-DD`.
 */
export function bookingDay({ paid, issued, today, closedUntil }: Days): string {
  const day = paid < issued ? issued : paid;
  return day > today || (closedUntil !== null && day <= closedUntil) ? today : day;
}

/** The page with the statement of a customer over this year. */
export function statementPage(business: string, customer: string, name: string): string {
  const choices = { report: 'statement', period: 'this_year', business, customer };
  return `/reports?${new URLSearchParams({ ...choices, customer_name: name })}`;
}

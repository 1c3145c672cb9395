/** The places of the columns with amounts in the list on the screen. There is one list at a time. */
let places: readonly number[] = [];

export const moneyColumns = (): readonly number[] => places;

export function setMoneyColumns(columns: readonly number[]): void {
  places = columns;
}

import { createGlobalStyle } from 'styled-components';

/** The places of the columns with amounts in the list on the screen. There is one list at a time. */
let places: readonly number[] = [];

export function setMoneyColumns(columns: readonly number[]): void {
  places = columns;
}

/** The selection column comes first, and CSS counts from 1. */
const FIRST = 2;

const Style = createGlobalStyle<{ $heads: string }>`
  ${({ $heads }) => $heads} {
    justify-content: flex-end;
    width: 100%;
    text-align: right;
  }
`;

/** The heads of amounts stand at the right, above their digits. Strapi gives no way to say so. */
export function MoneyHeads() {
  const heads = places
    .flatMap((column) => [
      `main table thead th:nth-child(${column + FIRST})`,
      `main table thead th:nth-child(${column + FIRST}) div`,
    ])
    .join(', ');
  return heads === '' ? null : <Style $heads={heads} />;
}

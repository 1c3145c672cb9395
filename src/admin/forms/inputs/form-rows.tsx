import { createGlobalStyle } from 'styled-components';

/*
 * Strapi's form has a fixed layout of rows, each a grid with cells. A row of ours can vanish. Not
 * displayed, it takes no room.
 */
const RowStyle = createGlobalStyle`
  div:has(> div > [data-invoicing-row='none']) {
    display: none;
  }
`;

const CellStyle = createGlobalStyle`
  div:has(> [data-invoicing-cell='none']),
  div:has(> div > [data-invoicing-cell='none']):not(
      :has(> div > :not([data-invoicing-cell='none']))
    ) {
    display: none;
  }
`;

/** The content of a cell that is not there. A row of such cells alone is not there, either. */
export function NoCell() {
  return (
    <>
      <CellStyle />
      <span hidden data-invoicing-cell="none" />
    </>
  );
}

/** The content of a row that is not there. */
export function NoRow() {
  return (
    <>
      <RowStyle />
      <span hidden data-invoicing-row="none" />
    </>
  );
}

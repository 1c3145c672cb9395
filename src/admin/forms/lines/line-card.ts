import { css } from 'styled-components';
import { colour } from '../../kit/colour';

/** Where there is no room for a table, each line is a card, and its cells have labels. */
export const card = css`
  @container (max-width: 54rem) {
    table,
    tbody,
    tr,
    td {
      display: block;
    }
    table {
      width: auto;
      margin: 0;
    }
    thead,
    .place,
    td:not([data-cell]):empty {
      display: none;
    }
    tbody {
      padding: 0.8rem 0;
    }
    tbody [data-cell] {
      width: auto;
      padding: 0;
      text-align: left;
    }
    tbody > tr:first-child {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0.4rem 0.8rem;
    }
    tbody [data-cell='description'] {
      grid-column: 1 / 4;
      padding-right: 3.6rem;
    }
    tbody [data-cell='menu'] {
      position: absolute;
      right: 0;
    }
    tbody > tr:first-child {
      position: relative;
    }
    tbody td[data-label]::before {
      content: attr(data-label);
      color: ${colour('neutral600')};
      font-size: 1.1rem;
      font-weight: 600;
    }
    [data-column],
    .grows::after {
      border-color: ${colour('neutral200')};
    }
    tbody[data-spare] > tr > td:not([data-cell='description']) {
      display: none;
    }
    [data-testid='locked-lines'] :is(.text, .amount) {
      min-height: 0;
      padding: 0 0 0.4rem;
    }
    tbody td:has(> .text:empty) {
      display: none;
    }
    tbody .amount {
      padding-inline: 0;
      font-weight: 600;
    }
  }
`;

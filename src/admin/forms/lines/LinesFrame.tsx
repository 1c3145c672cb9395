import { createGlobalStyle, styled } from 'styled-components';
import { colour } from '../../kit/colour';
import { card } from './line-card';

/** The amount of a line. A long one is printed smaller where there is little room. */
export const Amount = ({ children }: { children: string }) => (
  <span className="amount" data-long={children.length > 10 || undefined}>
    {children}
  </span>
);

/*
 * Strapi's rows are containers, so a list of products would lie below the next row of the form.
 */
export const AboveNextRow = createGlobalStyle`
  div:has(> div > [data-invoicing-lines]) {
    z-index: 1;
  }
`;

/** The look of the table. */
export const LinesFrame = styled.div`
  container-type: inline-size;
  color: ${colour('neutral800')};
  font-size: 1.4rem;
  line-height: 1.43;

  table {
    width: calc(100% + 2.4rem);
    margin-inline: -1.2rem;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th {
    padding: 0 0.6rem 0.6rem;
    color: ${colour('neutral600')};
    font-size: 1.1rem;
    font-weight: 600;
    text-align: left;
    vertical-align: bottom;
  }
  tbody {
    border-top: 1px solid ${colour('neutral200')};
  }
  tbody:last-of-type {
    border-bottom: 1px solid ${colour('neutral200')};
  }
  tbody[data-drop='above'] {
    border-top: 3px solid ${colour('primary600')};
  }
  tbody[data-drop='below'] {
    border-bottom: 3px solid ${colour('primary600')};
  }
  td {
    position: relative;
    padding: 0.3rem 0;
    vertical-align: top;
  }

  [data-cell='place'] {
    width: 2.4rem;
  }
  [data-cell='quantity'],
  [data-cell='discount_rate'] {
    width: 6rem;
  }
  [data-cell='unit_code'] {
    width: 7.6rem;
  }
  [data-cell='tax_rate'] {
    width: 4.8rem;
  }
  [data-cell='left'] {
    width: 9rem;
  }
  [data-cell='unit_price'] {
    width: 9rem;
  }
  [data-cell='amount'] {
    width: 9.6rem;
  }
  [data-cell='menu'] {
    width: 2.8rem;
    text-align: right;
  }
  [data-cell='menu'] button {
    height: 3.4rem;
  }
  [data-cell='quantity'],
  [data-cell='unit_price'],
  [data-cell='discount_rate'],
  [data-cell='tax_rate'],
  [data-cell='left'],
  [data-cell='amount'],
  .place {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }

  [data-column],
  .amount,
  .text,
  .grows::after {
    display: block;
    width: 100%;
    min-height: 3.4rem;
    margin: 0;
    padding: 0.6rem;
    border: 1px solid transparent;
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font: inherit;
    font-variant-numeric: inherit;
    text-align: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .grows {
    display: grid;
  }
  .grows > textarea,
  .grows::after {
    grid-area: 1 / 1;
  }
  .grows::after {
    content: attr(data-text);
    visibility: hidden;
  }
  textarea[data-column] {
    overflow: hidden;
    resize: none;
  }
  [data-long] {
    font-size: 1.1rem;
  }
  @container (min-width: 66rem) {
    [data-cell='unit_price'],
    [data-cell='amount'] {
      width: 11.6rem;
    }
    [data-long] {
      font-size: inherit;
    }
    [data-cell='tax_rate'] {
      width: 6.4rem;
    }
  }
  input[data-column]::-webkit-calendar-picker-indicator {
    display: none !important;
  }
  [data-column]::placeholder {
    color: ${colour('neutral600')};
    opacity: 1;
  }
  /* Numbers for given lines: empty cells show where to type, and nothing stands outside the frame. */
  [data-given] {
    width: 100%;
    margin-inline: 0;
  }
  [data-given] [data-column] {
    border-color: ${colour('neutral200')};
  }
  [data-column]:hover {
    border-color: ${colour('neutral200')};
  }
  [data-column]:focus {
    border-color: ${colour('primary600')};
    background: ${colour('neutral0')};
    outline: 2px solid ${colour('primary600')};
    outline-offset: -1px;
  }
  [data-column][aria-invalid] {
    border-color: ${colour('danger600')};
    outline-color: ${colour('danger600')};
  }
  [data-column]:disabled {
    color: ${colour('neutral600')};
  }

  .place > span {
    display: block;
    min-height: 3.4rem;
    padding: 0.7rem 0.4rem 0.6rem 0;
    color: ${colour('neutral600')};
    font-size: 1.2rem;
  }
  [data-drag] {
    cursor: grab;
    touch-action: none;
    user-select: none;
  }
  [data-drag] svg,
  tbody:hover [data-drag] > .number {
    display: none;
  }
  tbody:hover [data-drag] svg {
    display: inline-block;
    width: 1.2rem;
  }

  .products {
    position: absolute;
    z-index: 2;
    top: 100%;
    left: 0;
    min-width: 28rem;
    padding: 0.4rem;
    border: 1px solid ${colour('neutral200')};
    border-radius: 4px;
    background: ${colour('neutral0')};
    box-shadow: 0 2px 8px rgb(0 0 0 / 20%);
  }
  .products > div {
    padding: 0.8rem;
    border-radius: 4px;
    cursor: pointer;
  }
  .products > div:hover,
  .products > div[aria-selected='true'] {
    background: ${colour('primary100')};
    color: ${colour('primary700')};
  }

  .errors td,
  .notes td {
    padding: 0 0.6rem 0.6rem;
    font-size: 1.2rem;
  }
  .errors p {
    color: ${colour('danger600')};
  }
  .notes button {
    padding: 0;
    border: 0;
    background: none;
    color: ${colour('neutral600')};
    font: inherit;
    text-align: left;
    cursor: pointer;
  }
  .notes button:hover {
    text-decoration: underline;
  }
  .unfolded td {
    padding: 0.8rem 0.6rem 1.6rem;
  }

  ${card}
`;

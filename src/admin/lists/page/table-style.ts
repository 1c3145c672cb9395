import { styled } from 'styled-components';
import { colour } from '../../kit/colour';

/** Below this width a row is a card. */
export const PHONE = '599px';

/**
 * A plain table: a hundred rows of Strapi's own took seconds. Names take what is left, and are cut; amounts,
 * dates and statuses are whole.
 */
export const Frame = styled.div`
  position: relative;
  overflow-x: auto;
  background: ${colour('neutral0')};
  border: 1px solid ${colour('neutral200')};
  border-radius: 4px;

  table {
    width: 100%;
    border-collapse: collapse;
  }

  th,
  td {
    padding: 1rem 0.8rem;
    color: ${colour('neutral800')};
    font-size: 1.4rem;
    line-height: 2rem;
    text-align: start;
    white-space: nowrap;
    border-bottom: 1px solid ${colour('neutral150')};
    font-variant-numeric: tabular-nums;
  }

  tbody tr:last-child td {
    border-bottom: 0;
  }

  th,
  th button {
    color: ${colour('neutral600')};
    font-size: 1.1rem;
    font-weight: 600;
    line-height: 1.4rem;
    text-transform: uppercase;
    white-space: normal;
  }

  th button {
    padding: 0;
    text-align: inherit;
    background: none;
    border: 0;
    cursor: pointer;
  }

  tbody tr {
    cursor: pointer;
  }

  tbody tr:hover td {
    background: ${colour('primary100')};
  }

  [data-amount] {
    text-align: end;
  }

  td[data-text] {
    width: 20%;
    min-width: 12rem;
    max-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  td[data-text='name'] {
    width: 40%;
  }

  td a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }

  td a:hover {
    text-decoration: underline;
  }

  [data-select] {
    width: 4rem;
    padding-inline-start: 1.6rem;
  }

  [data-menu] {
    position: sticky;
    inset-inline-end: 0;
    width: 4.8rem;
    padding-block: 0;
    background: ${colour('neutral0')};
  }

  input[type='checkbox'] {
    display: grid;
    place-content: center;
    width: 2.4rem;
    height: 2.4rem;
    margin: 0;
    appearance: none;
    cursor: pointer;
  }

  input[type='checkbox']::before {
    content: '';
    width: 1.8rem;
    height: 1.8rem;
    border: 1px solid ${colour('neutral500')};
    border-radius: 4px;
    color: ${colour('neutral0')};
    font-size: 1.4rem;
    line-height: 1.6rem;
    text-align: center;
  }

  input[type='checkbox']:checked::before {
    content: '✓';
    background: ${colour('primary600')};
    border-color: ${colour('primary600')};
  }

  @media (max-width: ${PHONE}) {
    table,
    tbody {
      display: block;
    }

    thead {
      display: none;
    }

    tbody tr {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0.2rem 1rem;
      padding: 1.2rem 5.2rem 1.2rem 4.8rem;
      border-bottom: 1px solid ${colour('neutral150')};
    }

    tbody tr::before {
      content: '';
      order: 3;
      flex-basis: 100%;
    }

    tbody td {
      display: none;
      width: auto;
      padding: 0;
      border: 0;
    }

    tbody td[data-card] {
      display: block;
    }

    tbody td[data-card='title'] {
      order: 1;
      flex: 1 1 0;
      min-width: 0;
      max-width: none;
      font-weight: 600;
    }

    td[data-card='amount'] {
      order: 2;
      font-weight: 600;
    }

    td[data-card='more'] {
      order: 4;
      max-width: 100%;
    }

    tbody td[data-select],
    tbody td[data-menu] {
      position: absolute;
      top: 1.2rem;
      display: block;
      width: auto;
      padding: 0;
      background: none;
    }

    tbody td[data-select] {
      inset-inline-start: 1.2rem;
    }

    tbody td[data-menu] {
      inset-inline-end: 0.8rem;
    }
  }
`;

import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { colour } from '../../kit/colour';

const COLUMN = 'div:has(> aside [data-invoicing-figures])';

/*
 * Save and totals stay in sight while a long document scrolls. They are the first panels beside the form.
 * The outline has the colour of the page: the other panels scroll past behind it.
 */
const Style = createGlobalStyle`
  @media (min-width: 1080px) and (min-height: 600px) {
    ${COLUMN} {
      flex-grow: 1;
    }
    ${COLUMN} > aside:nth-child(-n + 2) {
      position: sticky;
      top: 8px;
      z-index: 1;
      outline: 8px solid ${colour('neutral100')};
    }
    ${COLUMN} > aside:nth-child(2) {
      top: 109px;
    }
  }
`;

/** Keeps the panel that it stands in, and the one above, in sight. */
export function StayInSight({ children }: { children: ReactNode }) {
  return (
    <div data-invoicing-figures style={{ width: '100%' }}>
      <Style />
      {children}
    </div>
  );
}

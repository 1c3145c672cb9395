import { useEffect, useState } from 'react';
import { Box, Button } from '@strapi/design-system';
import { useQueryParams } from '@strapi/strapi/admin';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { createGlobalStyle } from 'styled-components';
import { narrowing } from './chips';
import { lookWords } from '../../words';

const PAGE = '[data-strapi-main-content]';

/** The large picture above "Nothing matches", in the only place where Strapi shows one of its size. */
const PICTURE = `[aria-hidden='true']:has(> svg[width='16rem'])`;

/** Marks the frame, so that the stylesheet finds Strapi's button in it. */
const NARROWED = 'data-invoicing-narrowed';

const HideNew = createGlobalStyle`
  [${NARROWED}] a[href*='/create'] {
    display: none;
  }
`;

/** Strapi's frame that says that a list is empty, while there is one. */
function useEmptyFrame(wanted: boolean): Element | null {
  const [frame, setFrame] = useState<Element | null>(null);
  useEffect(() => {
    const page = document.querySelector(PAGE);
    if (!wanted || !page) return undefined;
    const find = () => {
      const found = page.querySelector(PICTURE)?.parentElement ?? null;
      found?.setAttribute(NARROWED, '');
      setFrame(found);
    };
    const observer = new MutationObserver(find);
    observer.observe(page, { childList: true, subtree: true });
    find();
    return () => observer.disconnect();
  }, [wanted]);
  return wanted ? frame : null;
}

/** In an empty list with a filter or a search: shows all records again, in place of "New". */
export function ClearFilters() {
  const names = narrowing(useLocation().search);
  const frame = useEmptyFrame(names.length > 0);
  const [, setQuery] = useQueryParams<Record<string, unknown>>();
  if (!frame) return null;
  const clear = () => setQuery(Object.fromEntries(names.map((name) => [name, ''])), 'remove');
  return (
    <>
      <HideNew />
      {createPortal(
        <Box>
          <Button variant="secondary" onClick={clear}>
            {lookWords().clearFilters}
          </Button>
        </Box>,
        frame,
      )}
    </>
  );
}

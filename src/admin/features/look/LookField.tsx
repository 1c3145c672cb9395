import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { PaintBrush } from '@strapi/icons';
import { useForm } from '@strapi/strapi/admin';
import { useLocation } from 'react-router-dom';
import { shownColor } from '../../forms/inputs/ColorField';
import { FormField } from '../../forms/inputs/FormField';
import type { InputProps } from '../../forms/inputs/input-props';
import { Notice } from '../../forms/inputs/Notice';
import { LOOK_PLACE } from '../../requests/content-manager';
import { designerWords } from '../../words';
import { useDesigned, useHeld } from './use-look';

/** Its words in eight languages and the reader of PDFs are loaded when it opens. */
const Designer = lazy(() => import('./Designer').then((file) => ({ default: file.Designer })));

function Swatch() {
  const values = useForm('Swatch', (form) => form.values) as { brand_color?: string | null };
  return (
    <Box
      width="3.2rem"
      height="3.2rem"
      hasRadius
      aria-hidden
      style={{ background: shownColor(values.brand_color) }}
    />
  );
}

/** The long form is scrolled to this place for those whom the first steps send here. */
function Place({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === LOOK_PLACE) place.current?.scrollIntoView({ block: 'center' });
  }, [hash]);
  return <div ref={place}>{children}</div>;
}

/** In the form of a business: the way to the page on which its documents are designed. */
export function LookField({ name, label, disabled }: InputProps) {
  const { business, mayChange } = useDesigned();
  const { isUnsaved, problem } = useHeld();
  const [isOpen, setOpen] = useState(false);
  const words = designerWords();
  return (
    <FormField name={name} label={label} hint={words.about} error={problem}>
      <Place>
        <Flex gap={3} wrap="wrap">
          <Swatch />
          <Button
            variant="secondary"
            startIcon={<PaintBrush />}
            disabled={disabled || !mayChange || business === null}
            onClick={() => setOpen(true)}
          >
            {words.open}
          </Button>
          {business === null ? (
            <Typography textColor="neutral600">{words.saveFirst}</Typography>
          ) : null}
          <Notice text={business !== null && isUnsaved ? words.unsaved : null} />
        </Flex>
      </Place>
      {isOpen && business !== null ? (
        <Suspense fallback={null}>
          <Designer business={business} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </FormField>
  );
}

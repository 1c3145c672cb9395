import { Box, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { READ_ONLY_TYPES } from '../../requests/content-manager';
import type { InputProps } from '../inputs/input-props';
import { useIsLocked } from '../locked/use-lock';
import { EditedLines } from './EditedLines';
import { linesIn } from './line';
import { AboveNextRow, LinesFrame } from './LinesFrame';
import { ReadLines } from './ReadLines';

function StoredLines() {
  const values = useForm('StoredLines', (form) => form.values) as object;
  return <ReadLines values={values} />;
}

/** The lines of a document, in place of Strapi's list of folded entries. */
export function LinesField({ label, required, disabled }: InputProps) {
  const { slug = '' } = useParams<{ slug: string }>();
  const count = useForm('LinesField', (form) => linesIn(form.values).length);
  const isLocked = useIsLocked('items');
  const isRead = disabled || isLocked || READ_ONLY_TYPES.includes(slug);
  return (
    <LinesFrame data-invoicing-lines>
      <AboveNextRow />
      <Box paddingBottom={2}>
        <Typography variant="pi" fontWeight="bold" textColor="neutral800">
          {label} ({count})
        </Typography>
        {required && !isRead ? (
          <Typography variant="pi" fontWeight="bold" textColor="danger600" aria-hidden>
            *
          </Typography>
        ) : null}
      </Box>
      {isRead ? <StoredLines /> : <EditedLines />}
    </LinesFrame>
  );
}

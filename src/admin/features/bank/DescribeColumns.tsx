import type { ReactNode } from 'react';
import { Box, Flex, Grid, Typography } from '@strapi/design-system';
import type { CsvSample } from '../../../panel/answers';
import { DialogTextField } from '../../kit/dialogs/fields';
import { FormDialog } from '../../kit/dialogs/FormDialog';
import { bankWords, profileWords } from '../../words';
import { shortDate } from '../../words/dates';
import { printAmount } from '../../words/print-amount';
import { ColumnsFields } from './ColumnsFields';
import { useColumnsForm } from './use-columns-form';

interface FactsProps {
  label: string;
  facts: readonly { title: string; text: string }[];
}

const AS_WIDE_AS_FITS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(28rem, 100%), 1fr))',
  gap: '1.2rem',
} as const;

/** Texts below their titles, which no screen is too small for. */
function Facts({ label, facts }: FactsProps) {
  return (
    <ul aria-label={label} style={AS_WIDE_AS_FITS}>
      {facts.map(({ title, text }, at) => (
        <li key={at}>
          <Typography tag="p" fontWeight="bold">
            {title}
          </Typography>
          <Typography tag="p" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </li>
      ))}
    </ul>
  );
}

/** The columns with their first values. A file may have many. */
function FileColumns({ columns }: Pick<CsvSample, 'columns'>) {
  const { list } = bankWords().columns;
  const facts = columns.map(({ name, examples }) => ({ title: name, text: examples.join(' · ') }));
  return (
    <details open>
      <summary>
        <Typography variant="delta">{list}</Typography>
      </summary>
      <Box paddingTop={2}>
        <Facts label={list} facts={facts} />
      </Box>
    </details>
  );
}

const shownAmount = (amount: string, currency: string | null): string =>
  currency === null ? amount : printAmount(amount, currency);

/** The first entries. A value that cannot be read is named, since its file is refused. */
function Entries({ entries }: Pick<CsvSample, 'entries'>) {
  const { preview, unreadable, fields } = bankWords().columns;
  const facts = entries.map(({ booked_on: day, amount, currency, ...texts }) => {
    const shownDay = day === null ? `${fields.booked_on} ${unreadable}` : shortDate(day);
    const shown =
      amount === null ? `${fields.amount} ${unreadable}` : shownAmount(amount, currency);
    const text = Object.values(texts).filter(Boolean).join(' · ');
    return { title: `${shownDay} · ${shown}`, text };
  });
  return (
    <>
      <Typography variant="delta" tag="h3">
        {preview}
      </Typography>
      <Facts label={preview} facts={facts} />
    </>
  );
}

interface Props {
  business: string;
  file: File;
  /** The choice of the account for a file that names none. */
  account: ReactNode;
  onSaved: () => void;
  onBack: () => void;
}

/** Asks what the columns of a bank's CSV hold, shows its first entries so, and saves the answers under a name. */
export function DescribeColumns({ business, file, account, onSaved, onBack }: Props) {
  const words = bankWords().columns;
  const { name: nameLabel, taken, replace } = profileWords();
  const form = useColumnsForm({ business, file, onSaved });
  const { sample, isTaken } = form;
  const name = form.values.name.trim();
  return (
    <FormDialog label={isTaken ? replace : words.save} form={form} day={null} onClose={onBack}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Typography variant="delta" tag="h3">
          {words.title(file.name)}
        </Typography>
        <Typography>{words.help}</Typography>
        {sample ? (
          <>
            <FileColumns columns={sample.columns} />
            <ColumnsFields form={form} sample={sample} />
            <Entries entries={sample.entries} />
          </>
        ) : null}
        <Grid.Root gap={4}>
          <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
            {account}
          </Grid.Item>
          <Grid.Item col={6} s={12} xs={12} direction="column" alignItems="stretch">
            <DialogTextField
              {...form.field('name')}
              label={nameLabel}
              hint={isTaken ? taken(name) : words.nameHint}
              required
            />
          </Grid.Item>
        </Grid.Root>
        {sample ? null : <Box minHeight="20rem" />}
      </Flex>
    </FormDialog>
  );
}

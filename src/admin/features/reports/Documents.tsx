import { useState } from 'react';
import { Box, Button, Flex, Typography } from '@strapi/design-system';
import { CREDIT_NOTE, INVOICE, pageOf } from '../../requests/content-manager';
import { printAmount } from '../../words/print-amount';
import { longDate } from '../../words/dates';
import type { FigureDocument } from '../../../panel/answers';
import type { Cell, Column, Figure } from './figure';
import { FigureTable } from './FigureTable';
import { useInvoicingFigureDocumentsQuery } from './report-api';
import { reportWords } from '../../words';

const LIMIT = 50;

function columnsOf(isTaxed: boolean): Column[] {
  const { number, date, customer, net, tax, gross, due } = reportWords().columns;
  const figures = isTaxed ? [net, tax, gross] : [due];
  return [
    ...[number, date, customer].map((label) => ({ label })),
    ...figures.map((label) => ({ label, isFigure: true })),
  ];
}

function rowOf(document: FigureDocument, isTaxed: boolean): Cell[] {
  const { type, id, number, day, customer, currency, net, tax, gross } = document;
  const print = (amount: string) => printAmount(amount, currency);
  const isDocument = type === 'invoice' || type === 'credit_note';
  const text = isDocument ? number : `${number} · ${reportWords().entries[type]}`;
  return [
    { text, to: pageOf(type === 'credit_note' ? CREDIT_NOTE : INVOICE, id) },
    longDate(day),
    customer ?? '–',
    ...(isTaxed ? [print(net), print(tax), print(gross)] : [print(gross)]),
  ];
}

interface PagesProps {
  page: number;
  total: number;
  turn: (page: number) => void;
}

function Pages({ page, total, turn }: PagesProps) {
  const last = Math.ceil(total / LIMIT);
  if (last <= 1) return null;
  const words = reportWords().documents;
  return (
    <Flex gap={2} paddingTop={2}>
      <Button variant="tertiary" disabled={page <= 1} onClick={() => turn(page - 1)}>
        {words.newer}
      </Button>
      <Typography>{words.page(page, last)}</Typography>
      <Button variant="tertiary" disabled={page >= last} onClick={() => turn(page + 1)}>
        {words.older}
      </Button>
    </Flex>
  );
}

/** The documents behind a figure, each with its part of the figure. */
export function Documents({ figure, onClose }: { figure: Figure; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const params = { ...figure.params, page: String(page), limit: String(LIMIT) };
  const { data, isError } = useInvoicingFigureDocumentsQuery({ path: figure.path, params });
  const { title, isTaxed } = figure;
  const words = reportWords().documents;
  return (
    <Box tag="section" aria-label={title} paddingTop={8} data-testid="report-documents">
      <Flex justifyContent="space-between" paddingBottom={4} gap={2}>
        <Typography variant="beta" tag="h2">
          {title}
        </Typography>
        <Button variant="tertiary" onClick={onClose}>
          {words.close}
        </Button>
      </Flex>
      {data ? (
        <FigureTable
          label={title}
          columns={columnsOf(isTaxed)}
          rows={data.rows.map((document) => rowOf(document, isTaxed))}
          sums={[]}
        />
      ) : (
        <Typography textColor="neutral600">{isError ? words.unreadable : words.loading}</Typography>
      )}
      {data ? <Pages page={page} total={data.total} turn={setPage} /> : null}
    </Box>
  );
}

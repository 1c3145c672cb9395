import { useState } from 'react';
import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Download } from '@strapi/icons';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import type { ReportBusiness } from '../../../panel/answers';
import { useBusinessChoice } from '../../requests/chosen-business';
import { fileForm, formQuery } from '../../lists/exports/form';
import { JobsBar } from '../../lists/jobs/JobsBar';
import { saveFile } from '../../requests/save-file';
import { useNotify } from '../../requests/use-notify';
import { longDate, longPeriod } from '../../words/dates';
import { AdviserExport } from './AdviserExport';
import { Choices } from './Choices';
import type { Wanted, Params } from './figure';
import { requestOf, useInvoicingReportBusinessesQuery } from './report-api';
import { Open, Revenue, StatementOf, Tax } from './reports';
import { useChoice, type ReportChoice } from './use-choice';
import { reportWords } from '../../words';

/** The request for the report that is chosen; null while a statement has no customer. */
function wantedReport({ report, business, days, asOf, of }: ReportChoice): Wanted | null {
  const path = `businesses/${business.documentId}/reports/${report}`;
  const period: Params = { from: days.from, to: days.to };
  switch (report) {
    case 'tax':
      return {
        path,
        params: { ...period, basis: of('basis', 'issue'), group: of('group', 'whole') },
      };
    case 'revenue':
      return { path, params: { ...period, by: of('by', 'customer') } };
    case 'open-items':
      return { path, params: { as_of: asOf } };
    case 'statement': {
      const customer = of('customer', '');
      return customer === '' ? null : { path: `customers/${customer}/statement`, params: period };
    }
  }
}

type Format = 'csv' | 'xlsx' | 'pdf';

function fileName({ report, days, asOf, of }: ReportChoice, format: Format): string {
  const parts = [report, ...(report === 'tax' ? [of('basis', 'issue')] : [])];
  const when = report === 'open-items' ? asOf : `${days.from}-${days.to}`;
  return `${[...parts, when].join('-')}.${format}`;
}

interface Chosen {
  choice: ReportChoice;
  wanted: Wanted | null;
}

/** The report as a file, with the figures of the page. */
function FileButton({ choice, wanted, format }: Chosen & { format: Format }) {
  const { get } = useFetchClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const save = async ({ path, params }: Wanted) => {
    setBusy(true);
    try {
      const url = requestOf({ path, params: { ...params, ...formQuery(fileForm()), format } });
      const { data } = await get<Blob>(url, { responseType: 'blob' });
      saveFile(fileName(choice, format), data);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      startIcon={<Download />}
      variant="secondary"
      disabled={wanted === null}
      loading={isBusy}
      onClick={() => (wanted ? save(wanted).catch(notify.failed) : undefined)}
    >
      {reportWords().download(format === 'xlsx' ? 'Excel' : format.toUpperCase())}
    </Button>
  );
}

function Files(chosen: Chosen) {
  return (
    <Flex gap={2} wrap="wrap">
      <AdviserExport choice={chosen.choice} />
      <FileButton {...chosen} format="pdf" />
      <FileButton {...chosen} format="xlsx" />
      <FileButton {...chosen} format="csv" />
    </Flex>
  );
}

function Report({ choice, wanted }: Chosen) {
  if (wanted === null) return <Typography>{reportWords().chooseCustomer}</Typography>;
  const at = `businesses/${choice.business.documentId}/reports`;
  // Another report begins without the documents of the last one.
  const props = { wanted, at, key: requestOf(wanted) };
  if (choice.report === 'tax') return <Tax {...props} />;
  if (choice.report === 'revenue') return <Revenue {...props} />;
  if (choice.report === 'open-items') return <Open {...props} />;
  return <StatementOf {...props} />;
}

type Some = readonly [ReportBusiness, ...ReportBusiness[]];

function Reports({ businesses }: { businesses: Some }) {
  const choice = useChoice(businesses);
  const wanted = wantedReport(choice);
  const { report, business, days, asOf, of } = choice;
  const customer = report === 'statement' ? of('customer_name', '') : '';
  const words = reportWords();
  const word = customer === '' ? words.names[report] : words.statementOf(customer);
  const when = report === 'open-items' ? words.asOf(longDate(asOf)) : longPeriod(days);
  return (
    <>
      <Layouts.Header
        title={words.title}
        subtitle={words.subtitle(business.name, word, when)}
        primaryAction={<Files choice={choice} wanted={wanted} />}
      />
      <Layouts.Content>
        <JobsBar />
        <Choices choice={choice} businesses={businesses} />
        <Report choice={choice} wanted={wanted} />
      </Layouts.Content>
    </>
  );
}

function Body() {
  const { data, isError } = useInvoicingReportBusinessesQuery(undefined);
  const switcher = useBusinessChoice();
  if (isError) return <Page.Error />;
  if (!data || !switcher) return <Page.Loading />;
  const [first, ...rest] = data;
  if (first) return <Reports businesses={[first, ...rest]} />;
  return (
    <>
      <Layouts.Header title={reportWords().title} />
      <Layouts.Content>
        <EmptyStateLayout content={reportWords().noBusiness} hasRadius />
      </Layouts.Content>
    </>
  );
}

/** Tax, open items, revenue and statements, each as a table, as PDF and as CSV. */
export default function ReportsPage() {
  return (
    <Page.Main>
      <Page.Title>{reportWords().title}</Page.Title>
      <Body />
    </Page.Main>
  );
}

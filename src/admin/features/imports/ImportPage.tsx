import { useState, type ReactNode } from 'react';
import { Box, Flex, Link, Main, Typography, Checkbox } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, useParams } from 'react-router-dom';
import type { ImportReport } from '../../../panel/answers';
import { pageOf } from '../../requests/content-manager';
import { DraftFields } from './DraftFields';
import { IMPORTED_LISTS, type ImportedList } from './import-lists';
import { MappingTable } from './MappingTable';
import { Outcome } from './Outcome';
import { PastImports } from './PastImports';
import { ProfileField } from './ProfileField';
import { Progress } from './Progress';
import { Questions } from './Questions';
import { SaveColumns } from './SaveColumns';
import { ImportBusiness, ImportFile, ReadingFields, useBusinessChoice } from './SourceFields';
import { useImport, type Import } from './use-import';
import { importWords } from '../../words';

/** Asks whether customers that are missing are made, with the name and the e-mail of the file. */
function NewCustomers({ choices, change }: Pick<Import, 'choices' | 'change'>) {
  return (
    <Checkbox
      checked={choices.new_customers === true}
      onCheckedChange={(checked: boolean | 'indeterminate') =>
        change({ choices: { ...choices, new_customers: checked === true } })
      }
    >
      {importWords().makeCustomers}
    </Checkbox>
  );
}

function Card({ children }: { children: ReactNode }) {
  return (
    <Box background="neutral0" hasRadius shadow="tableShadow" padding={6}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children}
      </Flex>
    </Box>
  );
}

/** A file of rows is read at once. One of a draft waits for its own button. */
function useChosenFile(
  { makesCustomers }: ImportedList,
  { choices, change }: Pick<Import, 'choices' | 'change'>,
) {
  const [draft, setDraft] = useState<File | null>(null);
  const choose = (file: File): void => {
    const isDraft = makesCustomers && file.name.toLowerCase().endsWith('.json');
    setDraft(isDraft ? file : null);
    // Another file is read anew, and its customers are made as before.
    const { new_customers } = choices;
    if (!isDraft) change({ file, choices: new_customers === undefined ? {} : { new_customers } });
  };
  return { draft, choose, forget: () => setDraft(null) };
}

type ReportedProps = Omit<Import, 'report'> & {
  report: ImportReport;
  list: ImportedList;
  /** Its public id. */
  business: string;
};

/** What an import would do, and how its file is read. */
function Reported({ report, list, business, store, saveBadRows, ...work }: ReportedProps) {
  const { choices, busy, change } = work;
  const profile = { report, choices, change, of: { business, list: list.name } };
  return (
    <>
      {report.questions.length === 0 ? null : (
        <Card>
          <Questions report={report} choices={choices} change={change} />
        </Card>
      )}
      <Card>
        <Outcome report={report} list={list} busy={busy} onImport={store} onSaveBad={saveBadRows} />
      </Card>
      {report.stored ? null : (
        <Card>
          <ProfileField {...profile} />
          <ReadingFields report={report} choices={choices} change={change} />
          <MappingTable report={report} choices={choices} change={change} />
          <SaveColumns {...profile} />
        </Card>
      )}
    </>
  );
}

function Steps({ name, list }: { name: string; list: ImportedList }) {
  const choice = useBusinessChoice(list.model);
  const { report, ...work } = useImport(name, choice.chosen?.documentId);
  const { choices, busy, change } = work;
  const { draft, choose, forget } = useChosenFile(list, work);
  if (draft && choice.chosen)
    return (
      <Card>
        <DraftFields file={draft} business={choice.chosen} onOther={forget} />
      </Card>
    );
  return (
    <Flex direction="column" alignItems="stretch" gap={6}>
      <Card>
        <Typography>{importWords().lists[list.name].help}</Typography>
        <ImportBusiness choice={choice} change={change} />
        <ImportFile
          disabled={choice.chosen === null}
          takesDrafts={list.makesCustomers}
          onChoose={choose}
        />
        {list.makesCustomers ? <NewCustomers choices={choices} change={change} /> : null}
        <Progress busy={busy} />
      </Card>
      {report && choice.chosen ? (
        <Reported list={list} report={report} business={choice.chosen.documentId} {...work} />
      ) : null}
      {choice.chosen ? <PastImports business={choice.chosen.documentId} list={list} /> : null}
    </Flex>
  );
}

/** The page that imports records from a file. */
export function ImportPage() {
  const { list: name = '' } = useParams<{ list: string }>();
  const list = IMPORTED_LISTS[name];
  if (!list) return <Page.Error />;
  const words = importWords();
  const permission = { action: 'plugin::content-manager.explorer.create', subject: list.model };
  return (
    <Page.Protect permissions={[permission]}>
      <Main>
        <Page.Title>{words.lists[list.name].title}</Page.Title>
        <Layouts.Header
          title={words.lists[list.name].title}
          subtitle={words.subtitle}
          navigationAction={
            <Link tag={NavLink} to={pageOf(list.model)}>
              {words.lists[list.name].all}
            </Link>
          }
        />
        <Layouts.Content>
          <Steps key={name} name={name} list={list} />
        </Layouts.Content>
      </Main>
    </Page.Protect>
  );
}

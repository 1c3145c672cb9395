import { useState, type ReactNode } from 'react';
import { Button, Flex, Typography } from '@strapi/design-system';
import type { HistoryEntry, PanelHistory } from '../../../panel/answers';
import { actionWords, recordWords } from '../../words';
import { EarlierEntries, type Told } from '../history/HistoryPanel';
import { Entry } from '../history/Entry';
import { currencies } from '../history/sentences';
import type { Thing } from '../../words/en/records';

/** How many are shown at first. */
const FIRST = 8;
/** The entries of the history of one request. */
export const ENTRIES = 100;

/** Something that happened to a record. Its node is an item of a list. */
export interface Happening {
  /** ISO 8601 in UTC. */
  at: string;
  node: ReactNode;
}

export function Note({ children, ...rest }: { children: string; 'data-testid'?: string }) {
  return children === '' ? null : (
    <Typography variant="pi" textColor="neutral600" tag="p" {...rest}>
      {children}
    </Typography>
  );
}

/** What the history of a record tells. @param entries those that nothing else tells */
export function changesOf(
  history: PanelHistory,
  entries: readonly HistoryEntry[],
  thing: Thing,
): Happening[] {
  const { shown } = currencies(history.entries, history.currency);
  const currencyOf = new Map(history.entries.map(({ id }, place) => [id, shown[place] ?? null]));
  return entries.map((entry) => ({
    at: entry.at,
    node: (
      <li key={entry.id}>
        <Entry
          entry={entry}
          thing={thing}
          context={{ ...history, currency: currencyOf.get(entry.id) ?? null }}
        />
      </li>
    ),
  }));
}

interface Props {
  record: Told;
  happenings: readonly Happening[];
  isLoading: boolean;
  /** The parts that could not be read, a sentence each. */
  failed: readonly string[];
  toCome?: ReactNode;
  history: PanelHistory | undefined;
}

/** One line of time with all that happened to a record, the latest first. */
export function LineOfTime({ record, isLoading, failed, toCome, history, ...props }: Props) {
  const [isWhole, setWhole] = useState(false);
  const happenings = props.happenings.toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at),
  );
  const shown = isWhole ? happenings : happenings.slice(0, FIRST);
  const hasEarlier = isWhole && history !== undefined && history.total > ENTRIES;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} tag="section" data-testid="timeline">
      <Typography variant="delta" tag="h2">
        {recordWords().timeline}
      </Typography>
      {toCome}
      {failed.map((text) => (
        <Note key={text}>{text}</Note>
      ))}
      {isLoading ? <Note>{actionWords().loading}</Note> : <ol>{shown.map(({ node }) => node)}</ol>}
      {shown.length < happenings.length && !isLoading ? (
        <Button variant="tertiary" onClick={() => setWhole(true)}>
          {recordWords().showAll(happenings.length)}
        </Button>
      ) : null}
      {hasEarlier ? <EarlierEntries record={record} data={history} /> : null}
    </Flex>
  );
}

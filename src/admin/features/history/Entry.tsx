import { useState } from 'react';
import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import type { HistoryEntry } from '../../../panel/answers';
import { actorName, firstValues, mailText, sentencesOf, type Context } from './sentences';
import { momentText } from './values';
import { historyWords } from '../../words';
import type { Part, Thing } from '../../words/en/records';

/** Longer values are cut, and shown whole on a click. */
const LONGEST = 80;

function Value({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const isCut = text.length > LONGEST && !whole;
  return (
    <>
      <Typography
        fontWeight="semiBold"
        style={{ overflowWrap: 'anywhere', whiteSpace: whole ? 'pre-wrap' : 'normal' }}
      >
        {isCut ? `${text.slice(0, LONGEST)}…` : text}
      </Typography>
      {isCut ? (
        <TextButton onClick={() => setWhole(true)}>{historyWords().showAll}</TextButton>
      ) : null}
    </>
  );
}

function Sentence({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      {parts.map((part, place) =>
        typeof part === 'string' ? (
          <Typography key={place}>{part}</Typography>
        ) : (
          <Value key={place} text={part.value} />
        ),
      )}
    </>
  );
}

function List({ sentences }: { sentences: readonly Part[][] }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="ul" paddingTop={1}>
      {sentences.map((parts, place) => (
        <Box key={place} tag="li" paddingLeft={3}>
          <Sentence parts={parts} />
        </Box>
      ))}
    </Flex>
  );
}

interface Props {
  entry: HistoryEntry;
  /** The kind of the record. */
  thing: Thing;
  context: Context;
}

function Change({ entry, context }: Props) {
  const sentences = sentencesOf(entry, context);
  const [only, ...more] = sentences;
  if (!only) return <Typography>{historyWords().savedUnseen}</Typography>;
  if (more.length > 0) return <List sentences={sentences} />;
  return (
    <>
      {' '}
      <Sentence parts={only} />
    </>
  );
}

/** Such as ` mailed a reminder to a@b.c`. */
function Mailed({ entry: { changes } }: Props) {
  const after = changes[0]?.after;
  const words = historyWords();
  if (typeof after !== 'string') return <Typography>{words.mailedUnseen}</Typography>;
  return <Sentence parts={words.mailed({ value: mailText(after) })} />;
}

type First = Props & {
  entry: { action: Exclude<HistoryEntry['action'], 'changed' | 'mailed' | 'erased'> };
};

function Beginning({ entry, thing, context }: First) {
  const [open, setOpen] = useState(false);
  const words = historyWords();
  return (
    <>
      <Typography>{words[entry.action](words.things[thing])}</Typography>
      {open ? (
        <List sentences={firstValues(entry, context)} />
      ) : (
        <Box>
          <TextButton onClick={() => setOpen(true)}>{words.showFirst}</TextButton>
        </Box>
      )}
    </>
  );
}

const isFirst = (props: Props): props is First =>
  !['changed', 'mailed', 'erased'].includes(props.entry.action);

function Done(props: Props) {
  if (isFirst(props)) return <Beginning {...props} />;
  if (props.entry.action === 'erased') return <Typography>{historyWords().erased}</Typography>;
  return props.entry.action === 'mailed' ? <Mailed {...props} /> : <Change {...props} />;
}

/** One change: who made it, what it changed, and when. */
export function Entry(props: Props) {
  const { entry } = props;
  return (
    <Box tag="article" data-testid="history-entry">
      <Typography fontWeight="bold">{actorName(entry)}</Typography>
      <Done {...props} />
      <Typography variant="pi" textColor="neutral600" tag="p">
        <time dateTime={entry.at}>{momentText(entry.at)}</time>
      </Typography>
    </Box>
  );
}

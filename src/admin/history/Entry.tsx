import { useState } from 'react';
import { Box, Flex, TextButton, Typography } from '@strapi/design-system';
import type { HistoryEntry } from '../../panel/answers';
import { actorName, firstValues, sentencesOf, type Context, type Part } from './sentences';

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
      {isCut ? <TextButton onClick={() => setWhole(true)}>Show all</TextButton> : null}
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
  /** The word for the record. */
  word: string;
  context: Context;
}

function Change({ entry, context }: Props) {
  const sentences = sentencesOf(entry, context);
  const [only, ...more] = sentences;
  if (!only) return <Typography> saved it; your role does not show the changed fields</Typography>;
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
  if (typeof after !== 'string') return <Typography> mailed it to its customer</Typography>;
  return (
    <>
      <Typography> mailed </Typography>
      <Value text={after} />
    </>
  );
}

type First = Props & { entry: { action: Exclude<HistoryEntry['action'], 'changed' | 'mailed'> } };

function Beginning({ entry, word, context }: First) {
  const [open, setOpen] = useState(false);
  const text = {
    created: ` created this ${word}`,
    imported: ` imported this ${word}`,
    recorded: ` began to record changes: this ${word} is older`,
  }[entry.action];
  return (
    <>
      <Typography>{text}</Typography>
      {open ? (
        <List sentences={firstValues(entry, context)} />
      ) : (
        <Box>
          <TextButton onClick={() => setOpen(true)}>Show the first values</TextButton>
        </Box>
      )}
    </>
  );
}

const isFirst = (props: Props): props is First =>
  !['changed', 'mailed'].includes(props.entry.action);

function Done(props: Props) {
  if (isFirst(props)) return <Beginning {...props} />;
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
        <time dateTime={entry.at}>{new Date(entry.at).toLocaleString()}</time>
      </Typography>
    </Box>
  );
}

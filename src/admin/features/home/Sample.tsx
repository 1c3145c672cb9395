import { useState } from 'react';
import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import { Check, Cross, Eye, Trash } from '@strapi/icons';
import { NavLink } from 'react-router-dom';
import type { RemovedSample, Sample } from '../../../panel/answers';
import { ActionButton } from '../../kit/actions/ActionButton';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { INVOICE, pageOf, QUOTATION } from '../../requests/content-manager';
import { useNotify } from '../../requests/use-notify';
import { useSend } from '../../requests/use-send';
import { homeWords } from '../../words';
import { END_SAMPLE, MAKE_SAMPLE, REMOVE_SAMPLE } from './sample-api';

/** Asks a new installation once whether it wants a sample. */
export function SampleOffer() {
  const words = homeWords().sample;
  const send = useSend();
  const notify = useNotify();
  const accept = async () => {
    const { name } = await send(MAKE_SAMPLE, undefined);
    notify.done(words.made(name));
  };
  const make = () => accept().catch(notify.failed);
  const decline = async () => {
    await send(END_SAMPLE, null).catch(notify.failed);
  };
  return (
    <Flex
      justifyContent="space-between"
      gap={4}
      wrap="wrap"
      paddingTop={4}
      data-testid="sample-offer"
    >
      <Typography textColor="neutral600">{words.offer}</Typography>
      <Flex gap={2} wrap="wrap">
        <ActionButton
          action={{ id: 'make', label: words.make, icon: <Eye />, run: make }}
          fullWidth={false}
        />
        <ActionButton
          action={{ id: 'decline', label: words.decline, icon: <Cross />, run: decline }}
          fullWidth={false}
        />
      </Flex>
    </Flex>
  );
}

type Business = NonNullable<Sample['business']>;
type Stays = Exclude<RemovedSample, { outcome: 'removed' }>;

/** Why the sample stays, with the document that was issued. */
function Issued({ stays }: { stays: Extract<Stays, { outcome: 'issued' }> }) {
  const model = stays.type === 'invoice' ? INVOICE : QUOTATION;
  return (
    <Typography tag="p" role="alert">
      {homeWords().sample.issued}{' '}
      <Link tag={NavLink} to={pageOf(model, stays.documentId)}>
        {stays.number}
      </Link>
    </Typography>
  );
}

function useSampleActions({ documentId, name }: Business) {
  const words = homeWords().sample;
  const send = useSend();
  const notify = useNotify();
  const [stays, setStays] = useState<Stays | null>(null);
  const remove = async (changed: boolean) => {
    const answer = await send(REMOVE_SAMPLE, changed);
    setStays(answer.outcome === 'removed' ? null : answer);
    if (answer.outcome === 'removed') notify.done(words.removed(name));
  };
  const keep = async () => {
    await send(END_SAMPLE, documentId);
    notify.done(words.kept(name));
  };
  return {
    stays,
    forget: () => setStays(null),
    remove: (changed: boolean) => remove(changed).catch(notify.failed),
    keep: () => keep().catch(notify.failed),
  };
}

/** Explains the sample, and why it could not be removed. */
function About({ name, stays }: { name: string; stays: Stays | null }) {
  const words = homeWords().sample;
  return (
    <Flex direction="column" alignItems="flex-start" gap={1} flex="1 1 36rem">
      <Flex gap={2} wrap="wrap">
        <Badge>{words.badge}</Badge>
        <Typography fontWeight="bold">{name}</Typography>
      </Flex>
      <Typography textColor="neutral600">{words.counts}</Typography>
      {stays?.outcome === 'issued' ? <Issued stays={stays} /> : null}
    </Flex>
  );
}

type Actions = ReturnType<typeof useSampleActions>;

function Buttons({ remove, keep }: Pick<Actions, 'remove' | 'keep'>) {
  const words = homeWords().sample;
  const run = () => remove(false);
  return (
    <Flex gap={2} wrap="wrap">
      <ActionButton
        action={{ id: 'remove', label: words.remove, icon: <Trash />, run }}
        fullWidth={false}
      />
      <ActionButton
        action={{ id: 'keep', label: words.keep, icon: <Check />, run: keep }}
        fullWidth={false}
      />
    </Flex>
  );
}

/** Asks before changes of the operator go with the sample. */
function AskForChanges({ name, stays, forget, remove }: Omit<Actions, 'keep'> & { name: string }) {
  const words = homeWords().sample;
  const [busy, setBusy] = useState(false);
  const removeAll = async () => {
    setBusy(true);
    await remove(true);
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open={stays?.outcome === 'changed'}
      title={words.changed.title(name)}
      text={words.changed.text}
      confirm={words.remove}
      variant="danger-light"
      busy={busy}
      onConfirm={() => void removeAll()}
      onClose={forget}
    />
  );
}

/** Says which business is the sample, and removes it. */
export function SampleNotice({ business }: { business: Business }) {
  const { keep, ...actions } = useSampleActions(business);
  return (
    <Box
      tag="section"
      aria-label={homeWords().sample.badge}
      background="neutral0"
      shadow="tableShadow"
      hasRadius
      padding={5}
      data-testid="sample"
    >
      <Flex justifyContent="space-between" gap={4} wrap="wrap">
        <About name={business.name} stays={actions.stays} />
        <Buttons remove={actions.remove} keep={keep} />
      </Flex>
      <AskForChanges name={business.name} {...actions} />
    </Box>
  );
}

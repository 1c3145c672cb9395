import { useState } from 'react';
import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import type { Key } from '../../../panel/answers';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog';
import { panelLocale } from '../../words/language';
import { keyWords } from '../../words';

interface Props {
  row: Key;
  /** Missing when the role may not revoke keys. */
  onRevoke?: () => Promise<void>;
}

/** The date of an instant, in the form of the operator's language. */
function dayOf(time: string): string {
  return new Date(time).toLocaleDateString(panelLocale());
}

function Facts({ row }: { row: Key }) {
  const words = keyWords().facts;
  const use = row.last_used_at === null ? words.neverUsed : words.lastUsed(dayOf(row.last_used_at));
  const expiry =
    row.expires_at === null ? words.neverExpires : words.expires(dayOf(row.expires_at));
  return (
    <Typography variant="pi" textColor="neutral600">
      {row.scopes.join(', ') || words.noScope} · {use} · {row.expired ? words.expired : expiry}
    </Typography>
  );
}

/** One key with its scopes and dates, and a button that revokes it. */
export function KeyRow({ row, onRevoke }: Props) {
  const [asking, setAsking] = useState(false);
  const words = keyWords();
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" ellipsis>
          {row.name}
        </Typography>
        {row.expired ? <Badge variant="warning">{words.expired}</Badge> : null}
        {onRevoke ? (
          <Button variant="danger-light" size="S" onClick={() => setAsking(true)}>
            {words.revoke}
          </Button>
        ) : null}
      </Flex>
      <Facts row={row} />
      <ConfirmDialog
        open={asking}
        title={words.askRevoke.title(row.name)}
        text={words.askRevoke.text}
        confirm={words.askRevoke.confirm}
        variant="danger-light"
        onConfirm={() => {
          setAsking(false);
          void onRevoke?.();
        }}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}

import { useState } from 'react';
import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import type { Key } from '../../panel/answers';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';

interface Props {
  row: Key;
  /** Missing when the role may not revoke keys. */
  onRevoke?: () => Promise<void>;
}

/** The date of an instant, in the reader's own form. */
function dayOf(time: string): string {
  return new Date(time).toLocaleDateString();
}

function Facts({ row }: { row: Key }) {
  const expiry = row.expires_at === null ? 'never expires' : `expires ${dayOf(row.expires_at)}`;
  return (
    <Typography variant="pi" textColor="neutral600">
      {row.scopes.join(', ') || 'no scope'} ·{' '}
      {row.last_used_at === null ? 'never used' : `last used ${dayOf(row.last_used_at)}`} ·{' '}
      {row.expired ? 'expired' : expiry}
    </Typography>
  );
}

/** One key with its scopes and dates, and a button that revokes it. */
export function KeyRow({ row, onRevoke }: Props) {
  const [asking, setAsking] = useState(false);
  return (
    <Flex direction="column" alignItems="stretch" gap={1} tag="li">
      <Flex justifyContent="space-between" gap={2}>
        <Typography fontWeight="bold" ellipsis>
          {row.name}
        </Typography>
        {row.expired ? <Badge variant="warning">Expired</Badge> : null}
        {onRevoke ? (
          <Button variant="danger-light" size="S" onClick={() => setAsking(true)}>
            Revoke
          </Button>
        ) : null}
      </Flex>
      <Facts row={row} />
      <ConfirmDialog
        open={asking}
        title={`Revoke ${row.name}?`}
        text="Programs that use this key stop working. You cannot undo this."
        confirm="Revoke key"
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

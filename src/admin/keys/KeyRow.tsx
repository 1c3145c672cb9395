import { useState } from 'react';
import { Badge, Button, Flex, Typography } from '@strapi/design-system';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { dayOf, type Key } from './key';

interface Props {
  row: Key;
  /** Only where the role may. */
  onRevoke?: () => Promise<void>;
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

/** One key: what it is, what it may do, when it was used; and the way to end it. */
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
        text="Programs that use this key stop working. It cannot be brought back."
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

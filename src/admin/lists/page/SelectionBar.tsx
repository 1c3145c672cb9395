import { Flex, Typography } from '@strapi/design-system';
import { ActionButton } from '../../kit/actions/ActionButton';
import { listPageWords } from '../../words';
import { useExportSelected, usePdfs } from '../selected/file-actions';
import type { UseSelected } from '../selected/rows';
import {
  useDeleteSelected,
  useMailSelected,
  useMarkPaid,
  useMarkSent,
} from '../selected/selected-actions';

/** From left to right. */
const ACTIONS: readonly UseSelected[] = [
  useMailSelected,
  useMarkSent,
  useMarkPaid,
  usePdfs,
  useExportSelected,
  useDeleteSelected,
];

type Props = Parameters<UseSelected>[0];

function Action({ useSelected, ...selected }: Props & { useSelected: UseSelected }) {
  const action = useSelected(selected);
  if (!action) return null;
  return <ActionButton action={action} fullWidth={false} disabled={action.disabled ?? false} />;
}

/** The number of selected rows, and the actions on all of them. */
export function SelectionBar(selected: Props) {
  return (
    <Flex gap={2} wrap="wrap" paddingBottom={4}>
      <Typography textColor="neutral600" role="status">
        {listPageWords().selected(selected.rows.length)}
      </Typography>
      {ACTIONS.map((useSelected, place) => (
        <Action key={place} useSelected={useSelected} {...selected} />
      ))}
    </Flex>
  );
}

import { Button, Flex, Typography } from '@strapi/design-system';
import { ActionButton } from '../../kit/actions/ActionButton';
import { listPageWords } from '../../words';
import { useExportSelected } from '../selected/export-action';
import { countOf, type UseSelected } from '../selected/rows';
import {
  useDeleteSelected,
  useMailSelected,
  useMarkPaid,
  useMarkSent,
  usePrintSelected,
  useRemindSelected,
} from '../selected/selected-actions';

/** From left to right. */
const ACTIONS: readonly UseSelected[] = [
  useMailSelected,
  useMarkSent,
  useMarkPaid,
  useRemindSelected,
  usePrintSelected,
  useExportSelected,
  useDeleteSelected,
];

type Props = Parameters<UseSelected>[0];

/** All records that match the list, where the page shows only some of them. */
interface Offer {
  count: number;
  onSelect: () => void;
}

function Action({ useSelected, ...selected }: Props & { useSelected: UseSelected }) {
  const action = useSelected(selected);
  if (!action) return null;
  return <ActionButton action={action} fullWidth={false} disabled={action.disabled ?? false} />;
}

/** The number of selected rows, and the actions on all of them. */
export function SelectionBar({ offer, ...selected }: Props & { offer: Offer | null }) {
  const words = listPageWords();
  return (
    <Flex gap={2} wrap="wrap" paddingBottom={4}>
      <Typography textColor="neutral600" role="status">
        {words.selected(countOf(selected))}
      </Typography>
      {offer ? (
        <Button variant="tertiary" size="S" onClick={offer.onSelect}>
          {words.selectMatching(offer.count)}
        </Button>
      ) : null}
      {ACTIONS.map((useSelected, place) => (
        <Action key={place} useSelected={useSelected} {...selected} />
      ))}
    </Flex>
  );
}

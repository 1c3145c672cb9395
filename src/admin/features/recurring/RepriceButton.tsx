import { useCallback } from 'react';
import { PriceTag } from '@strapi/icons';
import { ActionButton } from '../../kit/actions/ActionButton';
import { useMayChange } from '../../kit/actions/use-may';
import { useListModel } from '../../lists/list-model';
import { RECURRING } from '../../requests/content-manager';
import { recurringWords } from '../../words';
import { RepriceForm } from './RepriceForm';

/** Above the list of recurring invoices: changes the prices of many of them at once. */
export function RepriceButton() {
  const model = useListModel();
  const mayUpdate = useMayChange(RECURRING);
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => <RepriceForm onClose={onClose} />,
    [],
  );
  if (model !== RECURRING || !mayUpdate) return null;
  const { button, title } = recurringWords().reprice;
  return (
    <ActionButton
      action={{ id: 'reprice', label: button, icon: <PriceTag />, dialog: { title, content } }}
      fullWidth={false}
    />
  );
}

import { useCallback } from 'react';
import { PriceTag } from '@strapi/icons';
import { useDocumentRBAC } from '@strapi/strapi/admin';
import { useParams } from 'react-router-dom';
import { ActionButton } from '../../kit/actions/ActionButton';
import { RECURRING } from '../../requests/content-manager';
import { recurringWords } from '../../words';
import { RepriceForm } from './RepriceForm';

/** Above the list of recurring invoices: changes the prices of many of them at once. */
export function RepriceButton() {
  const { slug } = useParams<{ slug: string }>();
  const mayUpdate = useDocumentRBAC('RepriceButton', ({ canUpdate }) => canUpdate);
  const content = useCallback(
    ({ onClose }: { onClose: () => void }) => <RepriceForm onClose={onClose} />,
    [],
  );
  if (slug !== RECURRING || !mayUpdate) return null;
  const { button, title } = recurringWords().reprice;
  return (
    <ActionButton
      action={{ id: 'reprice', label: button, icon: <PriceTag />, dialog: { title, content } }}
      fullWidth={false}
    />
  );
}

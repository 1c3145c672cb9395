import { useState } from 'react';
import { More } from '@strapi/icons';
import { styled } from 'styled-components';
import type { ListRow } from '../../../panel/answers';
import { ActionMenu } from '../../kit/actions/ActionMenu';
import type { InvoicingAction } from '../../kit/actions/invoicing-action';
import { colour } from '../../kit/colour';
import { listPageWords } from '../../words';

/** The actions of a row, in groups. The last cannot be undone. */
export type UseRowActions = (row: ListRow) => readonly (readonly InvoicingAction[])[];

interface Props {
  row: ListRow;
  useActions: UseRowActions;
}

const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 3.2rem;
  height: 3.2rem;
  color: ${colour('neutral500')};
  background: none;
  border: 0;
  border-radius: 4px;
  cursor: pointer;

  &:hover {
    background: ${colour('neutral100')};
  }
`;

const OpenMenu = ({ row, useActions }: Props) => (
  <ActionMenu label={listPageWords().rowActions} groups={useActions(row)} isRow />
);

/** The menu of a row. Its actions are found when somebody opens it: a hundred rows have thousands of them. */
export function RowMenu(props: Props) {
  const [opened, setOpened] = useState(false);
  if (opened) return <OpenMenu {...props} />;
  return (
    <Button
      type="button"
      aria-haspopup="menu"
      aria-label={listPageWords().rowActions}
      onClick={() => setOpened(true)}
    >
      <More aria-hidden />
    </Button>
  );
}

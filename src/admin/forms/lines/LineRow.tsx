import { memo, useId, useState, type ReactNode } from 'react';
import { Drag } from '@strapi/icons';
import { COLUMNS } from './line';
import { LineCells, type CellsProps, type Typed } from './LineCells';
import { LineDetails } from './LineDetails';
import { LineErrors } from './LineErrors';
import { LineMenu, type MenuEntry } from './LineMenu';
import { Amount } from './LinesFrame';
import { lineNotes } from './line-notes';
import { isFoldedWrong, problemsOf, type LineProblem } from './line-problems';
import { lineWords } from '../../words';

interface Props extends CellsProps {
  isLast: boolean;
  /** The net amount of the line, as printed. */
  amount: string;
  /** The paths of the errors of the last save, each separated by a space. */
  errors: string;
  /** Changes when a product has filled the line. */
  fills: number;
  /** The edge at which the dragged line would be dropped. */
  drop: 'above' | 'below' | undefined;
}

const ALL = COLUMNS.length + 3;

function entriesOf(props: Props, isOpen: boolean, toggle: () => void): MenuEntry[] {
  const { index, isLast, actions } = props;
  const words = lineWords().menu;
  return [
    { label: isOpen ? words.fold : words.unfold, run: toggle, staysHere: true },
    { label: words.insert, run: () => actions.insert(index) },
    { label: words.duplicate, run: () => actions.duplicate(index) },
    { label: words.up, run: () => actions.move(index, -1), disabled: index === 0 },
    { label: words.down, run: () => actions.move(index, 1), disabled: isLast },
    { label: words.remove, run: () => actions.remove(index), variant: 'danger' },
  ];
}

function Below({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className={name}>
      <td />
      <td colSpan={ALL - 1}>{children}</td>
    </tr>
  );
}

function Place({ index, isSpare }: Pick<Props, 'index' | 'isSpare'>) {
  if (isSpare) return <td />;
  return (
    <td className="place">
      <span data-drag title={lineWords().drag}>
        <span className="number">{index + 1}</span>
        <Drag aria-hidden />
      </span>
    </td>
  );
}

interface BelowProps {
  row: Props;
  problems: readonly LineProblem[];
  isOpen: boolean;
  toggle: () => void;
}

/** Below the cells of a line: its errors, and its folded fields or words for them. */
function BelowCells({ row: { index, line, blocked }, problems, isOpen, toggle }: BelowProps) {
  const notes = isOpen ? '' : lineNotes(line);
  return (
    <>
      {problems.length === 0 ? null : (
        <Below name="errors">
          <LineErrors problems={problems} />
        </Below>
      )}
      {notes === '' ? null : (
        <Below name="notes">
          <button type="button" aria-label={lineWords().of(index + 1, notes)} onClick={toggle}>
            {notes}
          </button>
        </Below>
      )}
      {isOpen ? (
        <Below name="unfolded">
          <LineDetails
            path={`items.${index}`}
            isBlocked={(field) => blocked.split(' ').includes(field)}
          />
        </Below>
      ) : null}
    </>
  );
}

/**
 * The text of the cell that somebody types in. Strapi's form holds the value, but tells of it a moment
 * later, and the cursor would jump to the end of the text. A product replaces the text.
 */
function useTyped(fills: number) {
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState(fills);
  if (seen !== fills) {
    setSeen(fills);
    setTyped(null);
  }
  return [typed, setTyped] as const;
}

function Line(props: Props) {
  const { index, line, isSpare, errors } = props;
  const id = useId();
  const [typed, setTyped] = useTyped(props.fills);
  const [isUnfolded, setUnfolded] = useState(false);
  const problems = problemsOf(line, errors, typed?.column, id);
  const isOpen = !isSpare && (isUnfolded || isFoldedWrong(errors));
  const toggle = () => setUnfolded(!isOpen);
  return (
    <tbody data-row={index} data-drop={props.drop} data-spare={isSpare || undefined}>
      <tr>
        <Place index={index} isSpare={isSpare} />
        <LineCells {...props} typed={typed} setTyped={setTyped} problems={problems} />
        <td data-label={lineWords().netAmount} data-cell="amount">
          <Amount>{isSpare ? '' : props.amount}</Amount>
        </td>
        <td data-cell="menu">
          {isSpare ? null : (
            <LineMenu
              label={lineWords().menu.label(index + 1)}
              entries={entriesOf(props, isOpen, toggle)}
            />
          )}
        </td>
      </tr>
      <BelowCells row={props} problems={problems} isOpen={isOpen} toggle={toggle} />
    </tbody>
  );
}

/** A line of a document. Others stay as they are while somebody types in one of a thousand. */
export const LineRow = memo(Line);

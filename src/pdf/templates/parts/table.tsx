import { View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { Row, TableLayout } from '../../columns';
import type { Press } from '../../press';
import { SetText } from './set-text';
import { TEXT } from './words';

export interface TableLook {
  readonly header: Style;
  readonly headerText: string;
  readonly row: Style;
  readonly text?: string;
}

interface TableProps {
  readonly press: Press;
  readonly layout: TableLayout;
  readonly look: TableLook;
}

export function TableHeader({ press, layout, look }: TableProps) {
  const { columns, size, inset } = layout;
  const text = {
    press,
    style: { size: size - 0.5, weight: 600 },
    color: look.headerText,
    leading: 1.3,
  } as const;
  return (
    <View style={{ flexDirection: 'row', paddingHorizontal: inset, ...look.header }}>
      {columns.map(({ key, label, width }) => {
        const align = key === 'item' ? 'left' : 'right';
        return <SetText key={key} {...text} lines={[label]} width={width} align={align} />;
      })}
    </View>
  );
}

/** Kept free at the right of a description. */
const ITEM_GAP = 12;

export function TableRow({ press, layout, look, row }: TableProps & { readonly row: Row }) {
  const { columns, size, padding, inset, leading } = layout;
  const style = { size, weight: 400 } as const;
  const text = { press, style, color: look.text ?? TEXT, leading };
  const box = {
    flexDirection: 'row',
    height: row.height,
    paddingTop: padding,
    paddingHorizontal: inset,
  } as const;
  return (
    <View style={{ ...box, ...look.row }}>
      {columns.map(({ key, width }) => {
        if (key !== 'item') {
          return (
            <SetText
              key={key}
              {...text}
              lines={[row.line[key] ?? '']}
              width={width}
              align="right"
            />
          );
        }
        const right = { marginRight: ITEM_GAP };
        const item = { lines: row.lines, width: width - ITEM_GAP, box: right };
        return <SetText key={key} {...text} {...item} align="start" />;
      })}
    </View>
  );
}

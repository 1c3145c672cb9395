import { Text, View } from '@react-pdf/renderer';
import type { Style } from '@react-pdf/types';
import type { Row, TableLayout } from '../../columns';
import { isRightToLeft, TEXT } from './words';

export interface TableLook {
  readonly header: Style;
  readonly headerText: string;
  readonly row: Style;
  readonly text?: string;
}

interface TableProps {
  readonly layout: TableLayout;
  readonly look: TableLook;
}

export function TableHeader({ layout, look }: TableProps) {
  const { columns, size, inset } = layout;
  const text = { fontSize: size - 0.5, fontWeight: 600, color: look.headerText, lineHeight: 1.3 };
  return (
    <View style={{ flexDirection: 'row', paddingHorizontal: inset, ...look.header }}>
      {columns.map(({ key, label, width }) => (
        <Text key={key} style={{ ...text, width, textAlign: key === 'item' ? 'left' : 'right' }}>
          {label}
        </Text>
      ))}
    </View>
  );
}

export function TableRow({ layout, look, row }: TableProps & { readonly row: Row }) {
  const { columns, size, padding, inset, leading } = layout;
  const rtl = isRightToLeft(row.item);
  return (
    <View
      style={{
        flexDirection: 'row',
        height: row.height,
        paddingTop: padding,
        paddingHorizontal: inset,
        fontSize: size,
        lineHeight: leading,
        color: look.text ?? TEXT,
        ...look.row,
      }}
    >
      {columns.map(({ key, width }) =>
        key === 'item' ? (
          <Text
            key={key}
            style={{
              width,
              paddingRight: 12,
              textAlign: rtl ? 'right' : 'left',
              direction: rtl ? 'rtl' : 'ltr',
            }}
          >
            {row.item}
          </Text>
        ) : (
          <Text key={key} style={{ width, textAlign: 'right' }}>
            {row.line[key] ?? ''}
          </Text>
        ),
      )}
    </View>
  );
}

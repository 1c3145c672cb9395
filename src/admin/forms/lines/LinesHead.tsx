import { VisuallyHidden } from '@strapi/design-system';
import { actionWords, lineWords } from '../../words';
import { COLUMNS, type ColumnKey } from './line';

/** The heads of the columns. The last one is that of the menu. @param columns those of lines for reading */
export function LinesHead({ columns }: { columns?: readonly ColumnKey[] }) {
  const words = lineWords();
  return (
    <thead>
      <tr>
        <th data-cell="place">
          <VisuallyHidden>{words.line}</VisuallyHidden>
        </th>
        {(columns ?? COLUMNS).map((key) => (
          <th key={key} data-cell={key}>
            {words.fields[key]}
          </th>
        ))}
        <th data-cell="amount">{words.netAmount}</th>
        {columns ? null : (
          <th data-cell="menu">
            <VisuallyHidden>{actionWords().actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
}

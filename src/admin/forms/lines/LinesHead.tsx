import { VisuallyHidden } from '@strapi/design-system';
import { actionWords, lineWords } from '../../words';
import { COLUMNS } from './line';

/** The heads of the columns. The last one is that of the menu. */
export function LinesHead() {
  const words = lineWords();
  return (
    <thead>
      <tr>
        <th data-cell="place">
          <VisuallyHidden>{words.line}</VisuallyHidden>
        </th>
        {COLUMNS.map((key) => (
          <th key={key} data-cell={key}>
            {words.fields[key]}
          </th>
        ))}
        <th data-cell="amount">{words.netAmount}</th>
        <th data-cell="menu">
          <VisuallyHidden>{actionWords().actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

import { VisuallyHidden } from '@strapi/design-system';
import { COLUMNS } from './line';

/** The heads of the columns. The last one is that of the menu. */
export function LinesHead() {
  return (
    <thead>
      <tr>
        <th data-cell="place">
          <VisuallyHidden>Line</VisuallyHidden>
        </th>
        {COLUMNS.map(({ key, label }) => (
          <th key={key} data-cell={key}>
            {label}
          </th>
        ))}
        <th data-cell="amount">Net amount</th>
        <th data-cell="menu">
          <VisuallyHidden>Actions</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

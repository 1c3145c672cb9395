type Colour = `${'neutral' | 'primary' | 'danger'}${0 | 100 | 150 | 200 | 500 | 600 | 700 | 800}`;

/** A colour of the panel's theme, for the styles of a component. */
export const colour =
  (name: Colour) =>
  (props: object): string =>
    (props as { theme: { colors: Record<string, string> } }).theme.colors[name] ?? 'inherit';

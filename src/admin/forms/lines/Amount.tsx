/** The amount of a line. A long one is printed smaller where there is little room. */
export const Amount = ({ children }: { children: string }) => (
  <span className="amount" data-long={children.length > 10 || undefined}>
    {children}
  </span>
);

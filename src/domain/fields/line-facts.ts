/** What a line says of its article and its order, in the order of the answers. */
export const LINE_FACTS = ['sku', 'order_line_reference', 'standard_item_id'] as const;

export type LineFacts = Readonly<Record<(typeof LINE_FACTS)[number], string | null>>;

/** Those of a line that states none. */
export const NO_LINE_FACTS: LineFacts = {
  sku: null,
  order_line_reference: null,
  standard_item_id: null,
};

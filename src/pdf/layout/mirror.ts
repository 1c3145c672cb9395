import { mergeObjects } from '../../domain/merge-objects';
import { linesOf, type LaidOut } from '../internals/react-pdf';

/** The id of a node whose children keep their distance from its left edge. */
export const AS_ON_PAPER = 'as-on-paper';

/** Logos and codes are not turned over. */
const isPicture = ({ type }: LaidOut) => type === 'SVG' || type === 'IMAGE';

/** Each line as far from the right edge as it was from the left one. */
function withLinesMirrored(node: LaidOut): LaidOut {
  const { width = 0, paddingLeft = 0, paddingRight = 0 } = node.box ?? {};
  const left = paddingLeft - (node.alignOffset ?? 0);
  const lines = linesOf(node).map((line) => {
    const advance = (line.runs ?? []).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
    const x = width - (left + line.box.x + advance) - paddingRight;
    return mergeObjects(line, { box: mergeObjects(line.box, { x }) });
  });
  const box = mergeObjects(node.box ?? {}, {
    paddingLeft: paddingRight,
    paddingRight: paddingLeft,
  });
  return mergeObjects(node, { lines, box, alignOffset: 0 });
}

/** The node at the same distance from the right edge of what is around it. */
function moved(node: LaidOut, around: number): LaidOut {
  const { left = 0, width = 0 } = node.box ?? {};
  const box = mergeObjects(node.box ?? {}, { left: around - left - width });
  const { origin } = node;
  if (!origin) return mergeObjects(node, { box });
  return mergeObjects(node, { box, origin: { left: around - origin.left, top: origin.top } });
}

/**
 * A laid out document with left and right exchanged, as it is read from right to left: rows, columns and
 * the edges that texts stand at. What is in a line stays as it is, and so does the order of the nodes,
 * which is the order of reading. Borders and paddings of one side alone are not exchanged; no part has any.
 */
export function mirrored(node: LaidOut): LaidOut {
  if (node.type === 'TEXT') return withLinesMirrored(node);
  if (isPicture(node) || !node.children) return node;
  const width = node.box?.width;
  const keeps = width === undefined || node.props?.id === AS_ON_PAPER;
  const children = node.children.map((child) => {
    const own = mirrored(child);
    return keeps ? own : moved(own, width);
  });
  return mergeObjects(node, { children });
}

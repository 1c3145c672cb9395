import { Fragment, isValidElement, type ReactNode } from 'react';
import { merged } from '../../domain/merged';

/** An element as react-pdf lays it out: what its own React renderer would make of it. */
export interface TreeNode {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Props {
  readonly style?: object;
  readonly children?: ReactNode;
  /** Of a text: already set, so that react-pdf does not set it. */
  readonly lines?: unknown;
}

function nodeOf(type: string, { style = {}, children, lines, ...props }: Props): TreeNode {
  const node = { type, box: {}, style, props, children: nodesOf(children) };
  return lines === undefined ? node : merged(node, { lines });
}

/**
 * The tree of nodes that an element stands for. A document is made once and never changes, so its
 * components are simply called: React's reconciler, which is there to find changes, took a tenth of the
 * time of a document of ten lines.
 */
export function nodesOf(element: ReactNode): TreeNode[] {
  if (Array.isArray(element)) return (element as ReactNode[]).flatMap(nodesOf);
  if (typeof element === 'string' || typeof element === 'number') {
    return [{ type: 'TEXT_INSTANCE', value: String(element) }];
  }
  if (!isValidElement<Props>(element)) return [];
  const { type, props } = element;
  if (typeof type === 'string') return [nodeOf(type, props)];
  if ((type as unknown) === Fragment) return nodesOf(props.children);
  return nodesOf((type as (props: Props) => ReactNode)(props));
}

import { isValidElement, type ReactNode, Fragment } from 'react';
import { mergeObjects } from '../../domain/merge-objects';
import { missing } from './missing';

/** A component without state: a function of its props. */
type Component<Props> = (props: Props) => ReactNode;

/** The function behind the type of an element. */
function componentOf<Props>(type: unknown): Component<Props> {
  if (typeof type !== 'function') throw missing('react', 'components that are functions');
  return type as Component<Props>;
}

/** An element as react-pdf lays it out; its own React renderer makes the same of it. */
export interface TreeNode {
  readonly type: string;
  readonly props: object;
  readonly [field: string]: unknown;
}

/** The type of an element for a reader that cannot see the page. Texts without one are paragraphs. */
export interface NodeTag {
  readonly as: 'H1' | 'H2' | 'P' | 'Figure' | 'TR' | 'Artifact';
  /** Says what a picture shows. */
  readonly alt?: string;
  /** The name of the table of a row. */
  readonly table?: string;
  /** Each cell of a row, or one kind for all: headings of columns, else headings of their row. */
  readonly cells?: 'TH' | 'TD' | readonly ('TH' | 'TD')[];
}

type TagProps = NodeTag & { readonly children?: ReactNode };

/** Names the structure of what it holds; it takes no space and no node. */
export const Tag = ({ children }: TagProps): ReactNode => children;

const tagged = (node: TreeNode, tag: NodeTag): TreeNode =>
  mergeObjects(node, { props: mergeObjects(node.props, { tag }) });

interface Props {
  readonly style?: object;
  readonly children?: ReactNode;
  /** The finished lines of a text: react-pdf takes them as they are. */
  readonly lines?: unknown;
}

function nodeOf(type: string, { style = {}, children, lines, ...props }: Props): TreeNode {
  const node = { type, box: {}, style, props, children: nodesOf(children) };
  return lines === undefined ? node : mergeObjects(node, { lines });
}

const isList = (element: ReactNode): element is readonly ReactNode[] => Array.isArray(element);

/**
 * The tree of nodes that an element stands for. A document is made once and never changes, so this just
 * calls the components. React's reconciler, which finds changes, took 10 % of the time of a document of
 * ten lines.
 */
export function nodesOf(element: ReactNode): TreeNode[] {
  if (isList(element)) return element.flatMap(nodesOf);
  if (typeof element === 'string' || typeof element === 'number') {
    return [{ type: 'TEXT_INSTANCE', props: {}, value: String(element) }];
  }
  if (!isValidElement<Props>(element)) return [];
  const { type, props } = element;
  if (typeof type === 'string') return [nodeOf(type, props)];
  if (type === Fragment) return nodesOf(props.children);
  if (type === Tag) {
    const { children, ...tag } = props as TagProps;
    return nodesOf(children).map((node) => tagged(node, tag));
  }
  return nodesOf(componentOf<Props>(type)(props));
}

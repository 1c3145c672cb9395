import { writePacked, type PackedObject } from './packed';
import type { Pdf, Reference } from './pdfkit';

/** The type of a part for a reader that cannot see the page, by ISO 32000-1, 14.8.4. */
type Role = 'Document' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

/** An element of the structure of a document. */
export interface Element {
  readonly role: Role;
  readonly id: number;
  readonly parent: number;
  /** Its attributes as PDF. */
  readonly more: string;
  /** The page of its content. */
  page: Reference | undefined;
  /** Elements and marked contents as PDF. */
  readonly kids: (string | number)[];
}

/** A page, and the elements of its marked contents in the order of their ids. */
interface MarkedPage {
  readonly page: Reference;
  readonly owners: number[];
}

interface ElementMore {
  /** Says what a picture shows. */
  readonly alt?: string | undefined;
  /** Which cells a heading is of. */
  readonly scope?: 'Column' | 'Row' | undefined;
}

/** UTF-16 in hexadecimal digits, as a string of PDF. */
const hexadecimal = (text: string): string =>
  `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

const moreOf = ({ alt, scope }: ElementMore): string =>
  (alt === undefined ? '' : `/Alt${hexadecimal(alt)}`) +
  (scope ? `/A<</O/Table/Scope/${scope}>>` : '');

const reference = (id: number): string => `${id} 0 R`;

/**
 * The structure of an open PDF while it is drawn. Everything drawn belongs to it, or is an artifact. Its
 * objects are written at once: with those of pdfkit, a document of a hundred lines took a third more time.
 */
export class Structure {
  readonly root: Element;
  readonly #rootObject: Reference;
  readonly #elements: Element[] = [];
  readonly #pages = new Map<number, MarkedPage>();

  constructor(private readonly pdf: Pdf) {
    const tree = pdf.getStructTreeRoot();
    this.#rootObject = pdf.ref({});
    tree.data['K'] = [this.#rootObject];
    this.root = this.#enter('Document', this.#rootObject.id, tree.id);
  }

  #enter(role: Role, id: number, parent: number, more: ElementMore = {}): Element {
    const element = { role, id, parent, more: moreOf(more), page: undefined, kids: [] };
    this.#elements.push(element);
    return element;
  }

  add(parent: Element, role: Role, more?: ElementMore): Element {
    // The number of an object is its place in this list.
    const id = this.pdf._offsets.push(null);
    parent.kids.push(reference(id));
    return this.#enter(role, id, parent.id, more);
  }

  #page(): MarkedPage {
    const { dictionary: page, structParentTreeKey: key } = this.pdf.page;
    const marked = this.#pages.get(key) ?? { page, owners: [] };
    this.#pages.set(key, marked);
    return marked;
  }

  /** Everything drawn until `close` is content of the element. */
  open(element: Element): void {
    const { page, owners } = this.#page();
    const id = owners.push(element.id) - 1;
    element.page ??= page;
    const isThere = element.page === page;
    element.kids.push(isThere ? id : `<</Type/MCR/Pg ${String(page)}/MCID ${id}>>`);
    this.pdf.addContent(`/${element.role} <</MCID ${id}>> BDC`);
  }

  /** Everything drawn until `close` is decoration, or repeats content of another page. */
  openArtifact(): void {
    this.pdf.addContent('/Artifact BMC');
  }

  close(): void {
    this.pdf.addContent('EMC');
  }

  end(): void {
    const { pdf } = this;
    const packed = this.#elements.map(({ role, id, parent, more, page, kids }): PackedObject => {
      const at = page ? `/Pg ${String(page)}` : '';
      return [id, `<</S/${role}/P ${reference(parent)}${at}${more}/K[${kids.join(' ')}]>>`];
    });
    const tree = pdf.getStructParentTree();
    for (const [key, { owners }] of this.#pages) {
      const list = pdf.ref({});
      tree.add(key, list);
      packed.push([list.id, `[${owners.map(reference).join(' ')}]`]);
      // pdfkit waits for the end of each object that it has made.
      pdf._refEnd(list);
    }
    pdf._refEnd(this.#rootObject);
    writePacked(pdf, packed);
  }
}

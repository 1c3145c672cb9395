/** A file of a form, as Strapi's body parser leaves it. */
interface FileOfForm {
  originalFilename?: string | null;
  size?: number;
  /** Where it lies until the answer. */
  filepath: string;
}

/** Additions of Strapi's body parser and router to Koa, which Koa's own types lack. */
declare module 'koa' {
  interface Request {
    body?: unknown;
    files?: Record<string, FileOfForm | FileOfForm[]>;
  }
  interface DefaultContext {
    /** Parts of the path, within a route. */
    params: Record<string, string | undefined>;
    /** Every route at this path, once a router has looked for one. */
    matched?: readonly { methods: string[] }[];
  }
}

export {};

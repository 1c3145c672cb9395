import { readFileSync } from 'node:fs';
import vm from 'node:vm';

/** qpdf as its command: it reads and writes files of a file system in memory. */
interface Qpdf {
  readonly callMain: (options: string[]) => number;
  readonly FS: {
    readonly init: (input: () => null, output: Print, errors: Print) => void;
    readonly writeFile: (path: string, bytes: Uint8Array) => void;
    readonly readFile: (path: string) => Uint8Array;
  };
}

/** Gets a byte, or null to flush. */
type Print = (byte: number | null) => void;

const SCRIPT = require.resolve('@neslinesli93/qpdf-wasm');
const WASM = SCRIPT.replace(/\.js$/, '.wasm');
const [INPUT, OUTPUT] = ['/in.pdf', '/out.pdf'];

const said: number[] = [];
let loaded: Qpdf | undefined;

/**
 * Loads qpdf at the first call, which takes a twentieth of a second. Its script waits only for its own
 * WebAssembly, which is there already. The context ends within each run what waits, so no caller waits.
 */
function qpdf(): Qpdf {
  if (loaded) return loaded;
  const wasm = new WebAssembly.Module(readFileSync(WASM));
  const instantiate = (_: unknown, imports: WebAssembly.Imports) => ({
    instance: new WebAssembly.Instance(wasm, imports),
  });
  const { RuntimeError } = WebAssembly;
  const print: Print = (byte) => void (byte !== null && said.push(byte));
  const options = {
    locateFile: () => WASM,
    preRun: (module: Qpdf) => module.FS.init(() => null, print, print),
  };
  const names = { WebAssembly: { instantiate, RuntimeError }, TextDecoder, URL, options };
  const node = { require, process: { ...process, argv: ['node', 'qpdf'] }, console, performance };
  const context = vm.createContext(
    { ...names, ...node, __dirname, __filename, module: {} },
    { microtaskMode: 'afterEvaluate' },
  );
  vm.runInContext(`${readFileSync(SCRIPT, 'utf8')}\nModule(options);`, context);
  loaded = options as object as Qpdf;
  return loaded;
}

/** @throws with what qpdf says when it finds a fault */
function run(pdf: Buffer, ...options: string[]): void {
  const { FS, callMain } = qpdf();
  said.length = 0;
  FS.writeFile(INPUT, pdf);
  const code = callMain([INPUT, ...options]);
  if (code !== 0) throw new Error(`qpdf exits with ${code}: ${Buffer.from(said).toString()}`);
}

/** @throws when the syntax of the file, its table of objects or one of its streams has a fault */
export const checkPdf = (pdf: Buffer): void => run(pdf, '--check');

/** The file without compression, one object or operator per line; each character is a byte. */
export function plainOf(pdf: Buffer): string {
  run(pdf, '--qdf', '--object-streams=disable', OUTPUT);
  return Buffer.from(qpdf().FS.readFile(OUTPUT)).toString('latin1');
}

/** The XMP metadata of the file. */
export function metadataOf(pdf: Buffer): string {
  const [xml = ''] = /<x:xmpmeta[^]*<\/x:xmpmeta>/.exec(plainOf(pdf)) ?? [];
  return Buffer.from(xml, 'latin1').toString('utf8');
}

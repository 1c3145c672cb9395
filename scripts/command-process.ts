import { untilSignalled } from './signals';
import { report, StartError } from './start-error';

export type Print = (text: string) => Promise<void>;

/** The result of a command, and the exit code of its process. */
interface Result {
  text: string;
  code: 0 | 1;
}

/**
 * Runs a command and ends the process. Only its result goes to stdout. Logs and the output of libraries go to stderr.
 * @param work gets `print` for what is too long to be held at once; the result follows it
 */
export async function inProcess(work: (print: Print) => Promise<Result>): Promise<never> {
  // pg warns about Strapi's parallel statements in one transaction. Nobody at the terminal can
  // change that.
  process.noDeprecation = true;
  const write = process.stdout.write.bind(process.stdout);
  const print: Print = (text) => new Promise((done) => write(text, () => done()));
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    const { text, code } = await work(print);
    await print(`${text}\n`);
    process.exit(code);
  } catch (error) {
    report(error);
    process.exit(1);
  }
}

/** Fails when a signal arrives. */
export const interrupted = (): Promise<never> =>
  untilSignalled().then((signal): never => {
    throw new StartError(`Stopped by ${signal}.`);
  });

import { printedMinorUnit } from '../../domain/currency';
import { ApiError } from '../../domain/errors';
import { fieldName, pointer, type Problem } from '../../domain/problems';
import { eInvoiceOf, mapDocument } from '../../einvoice/from-document';
import { missingFor } from '../../einvoice/preflight/missing-for';
import type { DocumentSource } from '../../einvoice/source';
import { writeXml } from '../../einvoice/write-xml';
import type { Sentence } from '../../messages/message';
import type { FacturX } from '../../pdf/archive/factur-x';
import type { GeneratorBody } from '../body';
import { generatorTotals } from '../totals';
import type { EInvoiceFields } from '../e-invoice-fields';
import { figureProblems } from './figures';
import { generatorMessage, generatorPath } from './names';
import { sourceOf } from './source';
import { isFrench, wordProblems } from './words';

const FORMAT = 'factur-x';

/** A body of 1,000 lines can have a problem in each. */
const MOST_PROBLEMS = 100;

type Fault = { readonly pointer: string; readonly message: Sentence };

const named = (body: GeneratorBody, source: DocumentSource, faults: readonly Fault[]): Problem[] =>
  faults.map((one) => ({
    path: generatorPath(body, source, one.pointer),
    message: generatorMessage(one.pointer, String(one.message)),
  }));

function refusalOf(body: GeneratorBody, source: DocumentSource): Problem[] {
  try {
    eInvoiceOf(source);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || !error.details.errors) throw error;
    return named(body, source, error.details.errors);
  }
}

/** Fields that the generator has not; `wordProblems` refuses what would need them. */
const NO_FIELDS = ['/business/registration_id', '/delivery_date'];

function missingIn(
  body: GeneratorBody,
  source: DocumentSource,
  eInvoice: EInvoiceFields,
): Problem[] {
  const findings = missingFor(mapDocument(source), FORMAT).filter(
    ({ rule, pointer: at }) =>
      !NO_FIELDS.includes(at) && !(isFrench(eInvoice) && rule.startsWith('BR-FR')),
  );
  return named(body, source, findings);
}

/** The first problem of each field. */
function onePerField(problems: readonly Problem[]): Problem[] {
  const fields = new Map<string, Problem>();
  for (const one of problems) {
    const at = pointer(one.path);
    if (!fields.has(at)) fields.set(at, one);
  }
  return [...fields.values()];
}

function refused(problems: readonly Problem[]): ApiError {
  const shown = problems.slice(0, MOST_PROBLEMS);
  const rest = problems.length - shown.length;
  const sentence = shown
    .map(({ path, message }) => `${fieldName(path)} ${String(message)}`)
    .join('; ');
  return new ApiError('validation_failed', rest > 0 ? `${sentence}; and ${rest} more` : sentence, {
    errors: shown.map(({ path, message }) => ({ pointer: pointer(path), message })),
  });
}

/**
 * The XML of an invoice of the generator.
 * @throws ApiError 400 that names every field that is missing, wrong or cannot be expressed
 */
export function facturXOf(body: GeneratorBody, eInvoice: EInvoiceFields): FacturX {
  const totals = generatorTotals(body, printedMinorUnit(body.currency));
  const source = sourceOf(body, eInvoice, totals);
  const figures = figureProblems(body, totals);
  const words = wordProblems(body, eInvoice);
  const own = [...words, ...figures];
  // Where the figures are none of an invoice, what follows from them says nothing more.
  const refusal = own.length > 0 ? [] : refusalOf(body, source);
  const problems = onePerField([...own, ...refusal, ...missingIn(body, source, eInvoice)]);
  if (problems.length > 0) throw refused(problems);
  return { xml: Buffer.from(writeXml(eInvoiceOf(source), FORMAT)), date: new Date() };
}

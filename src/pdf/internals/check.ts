import type { Font } from 'fontkit';
import { checkFontkit } from './fontkit';
import { checkPdfkit } from './pdfkit';
import { checkReactPdf } from './react-pdf';

/** Checks every internal that a render thread uses. @throws naming the first that is missing */
export async function checkInternals(font: Font): Promise<void> {
  checkFontkit(font);
  checkPdfkit();
  await checkReactPdf();
}

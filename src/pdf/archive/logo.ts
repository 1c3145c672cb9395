import { mergeObjects } from '../../domain/merge-objects';
import type { DocumentView, LogoImage } from '../view-model';

const isMarker = (byte: number | undefined) => byte !== undefined && byte >= 0xc0 && byte <= 0xc2;

/** The frame of a JPEG: marker, length, bits per sample, height, width, number of colours. */
function frameOf({ data }: LogoImage): { bits?: number; colors?: number } {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 2; at + 9 < data.length; at += 2 + view.getUint16(at + 2)) {
    if (isMarker(data[at + 1]))
      return { bits: view.getUint8(at + 4), colors: view.getUint8(at + 9) };
  }
  return {};
}

/** Each colour of PDF/A belongs to the one colour space that the file describes, which is sRGB. */
function isArchivable(logo: LogoImage): boolean {
  if (logo.format === 'png') return true;
  const { bits, colors } = frameOf(logo);
  return bits === 8 && (colors === 1 || colors === 3);
}

/** The view without a logo that PDF/A does not allow: a JPEG in the colours of a printing press. */
export const archivable = (view: DocumentView): DocumentView =>
  view.logo && !isArchivable(view.logo) ? mergeObjects(view, { logo: undefined }) : view;

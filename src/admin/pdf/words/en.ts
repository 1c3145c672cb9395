export const EN = {
  previewPdf: 'Preview PDF',
  downloadPdf: 'Download PDF',
  previewOf: (name: string) => `Preview of ${name}`,
  download: 'Download',
  close: 'Close the preview',
};

export type PdfWords = typeof EN;

import { useEffect } from 'react';
import { Box, Button, Flex, IconButton, Portal, Typography } from '@strapi/design-system';
import { Cross, Download } from '@strapi/icons';
import { showPdf, useShownPdf, type ShownPdf } from './shown-pdf';
import { pdfWords } from '../../words';

/** The browser's reader without its list of pages. The paper is as wide as the panel. */
const READER = '#navpanes=0&view=FitH';

const character = (named: string): string =>
  String.fromCodePoint(Number.parseInt(named.replace('U+', ''), 16));

/** Says which characters of the document stand in it as boxes. */
function Unprintable({ named }: { named: string }) {
  const characters = named.split(', ').map(character).join(' ');
  return (
    <Box paddingLeft={4} paddingRight={4} paddingBottom={4}>
      <Typography textColor="danger600" role="status">
        {pdfWords().unprintable(characters)}
      </Typography>
    </Box>
  );
}

function Panel({ pdf }: { pdf: ShownPdf }) {
  const words = pdfWords();
  useEffect(() => {
    const close = (event: KeyboardEvent) => (event.key === 'Escape' ? showPdf(null) : undefined);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, []);
  return (
    <Box
      tag="aside"
      aria-label={words.previewOf(pdf.name)}
      position="fixed"
      background="neutral0"
      shadow="popupShadow"
      zIndex={4}
      style={{ top: 0, right: 0, bottom: 0, width: 'min(56rem, 100vw)' }}
    >
      <Flex direction="column" alignItems="stretch" height="100%">
        <Flex justifyContent="space-between" padding={4} gap={2}>
          <Typography variant="beta" tag="h2">
            {pdf.name}
          </Typography>
          <Flex gap={2}>
            <Button variant="secondary" startIcon={<Download />} onClick={() => void pdf.save()}>
              {words.download}
            </Button>
            <IconButton label={words.close} onClick={() => showPdf(null)}>
              <Cross />
            </IconButton>
          </Flex>
        </Flex>
        {pdf.unprintable && <Unprintable named={pdf.unprintable} />}
        <iframe title={pdf.name} src={`${pdf.url}${READER}`} style={{ flex: 1, border: 0 }} />
      </Flex>
    </Box>
  );
}

/** The preview at the right edge of a list or form. Escape closes it. */
export function PdfSidePanel() {
  const pdf = useShownPdf();
  // The preview closes with the page below.
  useEffect(() => () => showPdf(null), []);
  return pdf ? (
    <Portal>
      <Panel pdf={pdf} />
    </Portal>
  ) : null;
}

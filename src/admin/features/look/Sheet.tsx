import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { designerWords } from '../../words';
import { drawPages } from './draw-pages';

/** Paper stays white in the dark, too: it is a picture of what is printed. */
const Pages = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.6rem;
  max-width: 84rem;
  margin: 0 auto;

  canvas {
    display: block;
    width: 100%;
    background: #fff;
    box-shadow: ${({ theme }) => theme.shadows.filterShadow};
  }
`;

/** Draws a PDF where the last one stands, which goes when the new one is ready. */
function useDrawn(pdf: ArrayBuffer | null) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    const pages = place.current;
    if (pdf === null || pages === null) return;
    let isLatest = true;
    const show = (pictures: HTMLCanvasElement[]) => {
      if (!isLatest) return;
      pages.replaceChildren(...pictures);
      setDrawn((count) => count + 1);
    };
    const width = Math.max(pages.clientWidth, 320) * window.devicePixelRatio;
    void drawPages(pdf, width).then(show);
    return () => {
      isLatest = false;
    };
  }, [pdf]);
  return { place, drawn };
}

interface Props {
  pdf: ArrayBuffer | null;
  isBusy: boolean;
}

/** A PDF as pictures of its pages. The last ones stay until the next are drawn. */
export function Sheet({ pdf, isBusy }: Props) {
  const { place, drawn } = useDrawn(pdf);
  return (
    <Pages
      ref={place}
      role="img"
      aria-label={designerWords().preview.label}
      aria-busy={isBusy}
      data-drawn={drawn}
    />
  );
}

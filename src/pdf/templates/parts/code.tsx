import { Path, Svg, View } from '@react-pdf/renderer';
import { qrPath } from '../../../domain/qr-path';
import type { PrintedCode } from '../../view-model';
import { Tag } from '../../internals/tree';
import { FixedText, type FixedTextProps } from './fixed-text';
import { QUIET } from './wrapped-text';

/**
 * In points. The 69 modules of the largest code of EPC069-12 are 0.4 mm wide then, which phones read. The
 * spaces around it hold the four light modules that it needs.
 */
const SIZE = 76;
const ABOVE = 5;
const GAP = 16;
const CAPTION = { size: 7, leading: 1.4, gap: 5 } as const;

export const CODE = {
  /** Taken from the width of the text. */
  width: SIZE + GAP,
  height: ABOVE + SIZE + CAPTION.gap + CAPTION.size * CAPTION.leading,
} as const;

function Picture({ content }: { readonly content: string }) {
  const { size, path } = qrPath(content);
  return (
    <Svg width={SIZE} height={SIZE} viewBox={`0 0 ${size} ${size}`}>
      <Path d={path} fill="#000000" />
    </Svg>
  );
}

type BesideCodeProps = FixedTextProps & { readonly code: PrintedCode };

/** A QR code with its caption, and a text beside it. */
export function BesideCode({ code, width, ...text }: BesideCodeProps) {
  const { context } = text;
  const style = { size: CAPTION.size, weight: 400 } as const;
  return (
    <View style={{ flexDirection: 'row', minHeight: CODE.height }}>
      <View style={{ width: SIZE, marginTop: ABOVE, marginRight: GAP }}>
        <Tag as="Figure" alt={code.caption}>
          <Picture content={code.content} />
        </Tag>
        <FixedText
          context={context}
          lines={[code.caption]}
          width={SIZE + GAP}
          style={style}
          leading={CAPTION.leading}
          color={QUIET}
          box={{ marginTop: CAPTION.gap }}
        />
      </View>
      <FixedText {...text} width={width - CODE.width} />
    </View>
  );
}

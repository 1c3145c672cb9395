import { Image } from '@react-pdf/renderer';
import { Tag } from '../../internals/tree';
import type { LogoImage } from '../../view-model';

interface LogoProps {
  /** Whose it is. */
  readonly of: string;
  readonly logo: LogoImage;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The logo within its box, never distorted and never larger than at 96 dots an inch. */
export function Logo({ of, logo, maxWidth, maxHeight }: LogoProps) {
  const { width, height, data } = logo;
  const scale = Math.min(maxWidth / width, maxHeight / height, 0.75);
  // react-pdf remembers the last 30 pictures that it gets in any other form, each of up to 2 MB.
  const file = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return (
    <Tag as="Figure" alt={`Logo: ${of}`}>
      <Image src={file} style={{ width: width * scale, height: height * scale }} />
    </Tag>
  );
}

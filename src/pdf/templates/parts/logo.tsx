import { Image } from '@react-pdf/renderer';
import type { LogoImage } from '../../view-model';

interface LogoProps {
  readonly logo: LogoImage;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

/** The logo within its box, never distorted and never larger than at 96 dots an inch. */
export function Logo({ logo, maxWidth, maxHeight }: LogoProps) {
  const { width, height, data, format } = logo;
  const scale = Math.min(maxWidth / width, maxHeight / height, 0.75);
  const source = { data: Buffer.from(data), format };
  return <Image src={source} style={{ width: width * scale, height: height * scale }} />;
}

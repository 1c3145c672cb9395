import { LRUCache } from 'lru-cache';
import type { OutboundClient } from '../client';
import { dataOf } from './data-url';
import type { ImageHeader, Pixels } from './image';
import { imageHeader } from './image-header';
import { OutboundError, type OutboundFault } from '../outbound-error';
import { hasItsPixels, inflatedBytes } from './png-pixels';
import { Semaphore } from '../semaphore';

export interface Logo {
  readonly format: 'png' | 'jpg';
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

export type LogoSkipReason =
  OutboundFault | 'bad_status' | 'not_an_image' | 'too_many_pixels' | 'interlaced' | 'busy';

export type LogoResult =
  | { readonly ok: true; readonly logo: Logo }
  | { readonly ok: false; readonly reason: LogoSkipReason };

/** The largest PNG that is drawn. A JPEG goes into the PDF unchanged. */
export interface LogoLimits {
  readonly pixels: number;
  /** Pixels in memory: the thread that draws them holds them several times. */
  readonly inflatedBytes: number;
  readonly interlaced: boolean;
}

const MEBIBYTE = 1024 * 1024;

/** For callers without an account. A logo is printed a few centimetres wide. */
export const PUBLIC_LOGO: LogoLimits = {
  pixels: 2_000_000,
  inflatedBytes: 8 * MEBIBYTE,
  interlaced: false,
};

/** For an operator's uploads. */
export const BUSINESS_LOGO: LogoLimits = {
  pixels: 12_000_000,
  inflatedBytes: 48 * MEBIBYTE,
  interlaced: true,
};

const MAX_BYTES = 2 * MEBIBYTE;
const MAX_SIDE = 10_000;
const MAX_PIXELS = 12_000_000;
const TIME_LIMIT = 5_000;
const MAX_REDIRECTS = 3;
const REQUEST = {
  timeLimit: TIME_LIMIT,
  maxBytes: MAX_BYTES,
  maxRedirects: MAX_REDIRECTS,
  headers: { accept: 'image/png, image/jpeg' },
};

/** Logos that are fetched at the same time, and inflated at the same time. */
const FETCHES = 8;
const CHECKS = 2;
/** A logo that cannot be reached is not fetched again before this time. */
const FAILURES_KEPT_MS = 60_000;
const NOT_REACHED: readonly LogoSkipReason[] = ['forbidden_address', 'unreachable', 'timeout'];

const skipped = (reason: LogoSkipReason): LogoResult => ({ ok: false, reason });

/** Logos of documents: fetched, checked and bounded. */
export class Logos {
  private readonly fetches = new Semaphore(FETCHES);
  private readonly checks = new Semaphore(CHECKS);
  private readonly failed = new LRUCache<string, LogoSkipReason>({
    max: 1_000,
    ttl: FAILURES_KEPT_MS,
  });

  constructor(
    private readonly client: OutboundClient,
    private readonly limits: LogoLimits = PUBLIC_LOGO,
  ) {}

  /**
   * The logo at an http, https or `data:` URL. Never throws: a logo that cannot be used is left
   * out of the document, and the reason says why.
   */
  async get(url: string): Promise<LogoResult> {
    try {
      if (/^data:/i.test(url)) return await this.checked(dataOf(url, MAX_BYTES));
      const file = await this.fetched(url);
      return typeof file === 'string' ? skipped(file) : await this.checked(file);
    } catch (error) {
      return skipped(error instanceof OutboundError ? error.code : 'not_an_image');
    }
  }

  private async fetched(url: string): Promise<Buffer | LogoSkipReason> {
    const known = this.failed.get(url);
    if (known) return known;
    if (!(await this.fetches.take(TIME_LIMIT))) return 'busy';
    try {
      const { status, body } = await this.client.request(url, REQUEST);
      return status === 200 ? body : 'bad_status';
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      if (NOT_REACHED.includes(error.code)) this.failed.set(url, error.code);
      return error.code;
    } finally {
      this.fetches.give();
    }
  }

  private async checked(file: Buffer): Promise<LogoResult> {
    const header = imageHeader(file);
    if (!header) return skipped('not_an_image');
    const { format, width, height, pixels } = header;
    const tooMany = width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS;
    const fault = tooMany ? 'too_many_pixels' : pixels && (await this.faultOf(header, pixels));
    if (fault) return skipped(fault);
    return { ok: true, logo: { format, width, height, data: header.drawn() } };
  }

  private async faultOf(
    { width, height }: ImageHeader,
    pixels: Pixels,
  ): Promise<LogoSkipReason | undefined> {
    const { limits, checks } = this;
    const tooMany = width * height > limits.pixels;
    if (tooMany || inflatedBytes(pixels.rows) > limits.inflatedBytes) return 'too_many_pixels';
    if (pixels.isInterlaced && !limits.interlaced) return 'interlaced';
    if (!(await checks.take(TIME_LIMIT))) return 'busy';
    const isRight = await hasItsPixels(pixels).finally(() => checks.give());
    return isRight ? undefined : 'not_an_image';
  }
}

/**
 * The reason that the public learns. They must not find out which names exist inside the operator's
 * network, or which hosts answer there. So three reasons become one.
 */
export function publicReason(reason: LogoSkipReason): LogoSkipReason {
  return NOT_REACHED.includes(reason) ? 'unreachable' : reason;
}

import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { OutboundClient } from '../client';
import { dataOf } from './data-url';
import { OutboundError, type OutboundFault } from '../outbound-error';
import { Semaphore } from '../semaphore';
import { readHead, redrawn, type Logo, type PictureHead } from './picture';

export type { Logo };

export type LogoSkipReason =
  OutboundFault | 'bad_status' | 'not_an_image' | 'too_many_pixels' | 'interlaced' | 'busy';

export type LogoResult =
  | { readonly ok: true; readonly logo: Logo }
  | { readonly ok: false; readonly reason: LogoSkipReason };

/** The largest PNG that is drawn: the thread that puts it into a PDF holds its pixels several times. */
export interface LogoLimits {
  readonly pixels: number;
  readonly bytes: number;
  readonly interlaced: boolean;
}

const MEBIBYTE = 1024 * 1024;

/** For callers without an account. A logo is printed a few centimetres wide. */
export const PUBLIC_LOGO: LogoLimits = {
  pixels: 2_000_000,
  bytes: 8 * MEBIBYTE,
  interlaced: false,
};

/** For an operator's uploads. */
export const BUSINESS_LOGO: LogoLimits = {
  pixels: 12_000_000,
  bytes: 48 * MEBIBYTE,
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

/** Logos that are fetched at the same time, and drawn at the same time. */
const FETCHES = 8;
const DRAWS = 2;
/** A business prints its logo again and again. */
const KEPT_BYTES = 4 * MEBIBYTE;
/** A logo that cannot be reached is not fetched again before this time. */
const FAILURES_KEPT_MS = 60_000;
const NOT_REACHED: readonly LogoSkipReason[] = ['forbidden_address', 'unreachable', 'timeout'];

const skipped = (reason: LogoSkipReason): LogoResult => ({ ok: false, reason });

/** Logos of documents: fetched, checked and bounded. */
export class Logos {
  private readonly fetches = new Semaphore(FETCHES);
  private readonly draws = new Semaphore(DRAWS);
  /** By the hash of the file. */
  private readonly drawn = new LRUCache<string, Logo>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ data }) => data.length,
  });
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
    const name = hash('sha256', file, 'base64');
    const known = this.drawn.get(name);
    if (known) return { ok: true, logo: known };
    const head = await readHead(file);
    if (!head) return skipped('not_an_image');
    const fault = this.faultOf(head);
    if (fault) return skipped(fault);
    if (!(await this.draws.take(TIME_LIMIT))) return skipped('busy');
    const logo = await redrawn(file, head).finally(() => this.draws.give());
    this.drawn.set(name, logo);
    return { ok: true, logo };
  }

  private faultOf(head: PictureHead): LogoSkipReason | undefined {
    const { format, width, height, bytes, isInterlaced } = head;
    const pixels = width * height;
    if (width > MAX_SIDE || height > MAX_SIDE || pixels > MAX_PIXELS) return 'too_many_pixels';
    if (format === 'jpg') return undefined;
    if (pixels > this.limits.pixels || bytes > this.limits.bytes) return 'too_many_pixels';
    return isInterlaced && !this.limits.interlaced ? 'interlaced' : undefined;
  }
}

/**
 * The reason that the public learns. They must not find out which names exist inside the operator's
 * network, or which hosts answer there. So three reasons become one.
 */
export function publicReason(reason: LogoSkipReason): LogoSkipReason {
  return NOT_REACHED.includes(reason) ? 'unreachable' : reason;
}

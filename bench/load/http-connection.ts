import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  status: number;
  body: Buffer;
}

const HEAD_END = '\r\n\r\n';

/**
 * One kept-alive HTTP/1.1 connection with one request at a time. We wrote our own, because the
 * generator shares two cores with the measured server. autocannon and undici use more time per
 * request than the reference server, which would hide half of the difference. This understands only
 * `Content-Length`, which both servers send. Any other answer counts as a failure.
 */
export class HttpConnection {
  private received: Buffer[] = [];
  private size = 0;
  private expectedSize = Infinity;
  private headSize = 0;
  private status = 0;
  private settle: ((answer: HttpAnswer | Error) => void) | undefined;

  private constructor(private readonly socket: Socket) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', (error) => this.finish(error));
    socket.on('close', () => this.finish(new Error('the connection was closed')));
  }

  static open(port: number): Promise<HttpConnection> {
    return new Promise((done, failed) => {
      const socket = connect(port, '127.0.0.1', () => done(new HttpConnection(socket)));
      socket.once('error', failed);
    });
  }

  /** Uses a callback, because a promise per request would cost time and give nothing. */
  send(request: Buffer, settle: (answer: HttpAnswer | Error) => void): void {
    this.settle = settle;
    if (this.socket.destroyed) this.finish(new Error('the connection was closed'));
    else this.socket.write(request);
  }

  close(): void {
    this.settle = undefined;
    this.socket.destroy();
  }

  private receive(chunk: Buffer): void {
    this.received.push(chunk);
    this.size += chunk.length;
    if (this.expectedSize === Infinity) this.readHead();
    if (this.size < this.expectedSize) return;
    const whole = this.received.length === 1 ? chunk : Buffer.concat(this.received);
    const answer = { status: this.status, body: whole.subarray(this.headSize, this.expectedSize) };
    const surplus = this.size > this.expectedSize;
    this.received = [];
    this.size = 0;
    this.expectedSize = Infinity;
    this.finish(surplus ? new Error('more came than Content-Length said') : answer);
  }

  private readHead(): void {
    const start = this.received.length === 1 ? this.received[0] : Buffer.concat(this.received);
    const end = start?.indexOf(HEAD_END) ?? -1;
    if (start === undefined || end < 0) return;
    const head = start.toString('latin1', 0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.socket.destroy();
      return this.finish(new Error('the answer has no Content-Length'));
    }
    this.status = Number(head.slice(9, 12));
    this.headSize = end + HEAD_END.length;
    this.expectedSize = this.headSize + Number(length);
  }

  private finish(result: HttpAnswer | Error): void {
    const settle = this.settle;
    this.settle = undefined;
    settle?.(result);
  }
}

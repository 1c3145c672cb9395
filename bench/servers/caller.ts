/** Calls the API of a server with one key. */
export class Caller {
  constructor(
    readonly origin: string,
    readonly key: string,
  ) {}

  /** @returns the JSON of the answer, which must be a success */
  async send(method: string, name: string, body?: object): Promise<Record<string, string>> {
    const answer = await fetch(`${this.origin}/api/v1/${name}`, {
      method,
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${name} answered ${answer.status}`);
    return (await answer.json()) as Record<string, string>;
  }
}

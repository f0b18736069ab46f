/** An expected refusal: a stable code for the client, which owns the words. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly params: Readonly<Record<string, string>>;

  constructor(status: number, code: string, params: Readonly<Record<string, string>> = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.params = params;
  }
}

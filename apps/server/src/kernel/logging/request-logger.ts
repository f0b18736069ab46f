import type { FastifyBaseLogger } from 'fastify';
import type { Bindings, ChildLoggerOptions } from 'pino';

/** What is said in one line: facts and a sentence, or either. */
type Said = [what: unknown, sentence?: string, ...filled: unknown[]];

/**
 * The logger of one request: says with each line which request it is. What that takes is made with the first line, as
 * nearly every request has none: made for each it cost more than routing it.
 */
export class RequestLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #made: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: ChildLoggerOptions = {}) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get #own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options);
    return this.#made;
  }

  get level(): string {
    return this.#own.level;
  }

  set level(level: string) {
    this.#own.level = level;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): FastifyBaseLogger {
    return this.#own.child(bindings, options);
  }

  fatal(...said: Said): void {
    this.#own.fatal(...said);
  }

  error(...said: Said): void {
    this.#own.error(...said);
  }

  warn(...said: Said): void {
    this.#own.warn(...said);
  }

  info(...said: Said): void {
    this.#own.info(...said);
  }

  debug(...said: Said): void {
    this.#own.debug(...said);
  }

  trace(...said: Said): void {
    this.#own.trace(...said);
  }

  silent(...said: Said): void {
    this.#own.silent(...said);
  }
}

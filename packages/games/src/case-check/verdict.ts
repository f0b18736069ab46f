/** One value of an example that came out differently. */
export type Fault = {
  /** Where inside the example, such as `net.banker6` or `freeSpins[3].win`. */
  readonly field: string;
  readonly expected: unknown;
  readonly actual: unknown;
};

/** What became of one example: without faults it has passed. */
export type Verdict = {
  /** Names the example for a person. */
  readonly example: string;
  readonly faults: readonly Fault[];
};

/** Runs the examples of one shape. */
export type CaseChecker = {
  readonly name: string;
  /** Whether this value, one row of a file or a whole file that is no list, has the shape of this checker. */
  readonly recognises: (row: unknown) => boolean;
  /** One verdict for each example in the value. */
  readonly check: (row: unknown) => Iterable<Verdict>;
};

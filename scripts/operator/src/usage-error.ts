/** Words that no command can do anything with; `problems` says what is wrong with them, a line each. */
export class UsageError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** A problem by the keys that lead to it. */
export interface Found {
  path: readonly string[];
  problem: string;
}

/** What is wrong with a file, and where: the path of the value (`brand.colours.dark.accent`) and its line. */
export interface DocumentProblem {
  path: string;
  line: number;
  problem: string;
}

/** A file that cannot be used; `problems` holds every reason that was found. */
export class DocumentRefused extends Error {
  readonly problems: readonly DocumentProblem[];
  constructor(problems: readonly DocumentProblem[]) {
    super(problems.map(({ path, line, problem }) => `line ${line}, ${path || 'the file'}: ${problem}`).join('\n'));
    this.problems = problems;
  }
}

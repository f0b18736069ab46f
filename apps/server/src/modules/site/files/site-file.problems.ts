/** A problem by the keys that lead to it. */
export interface Found {
  path: readonly string[];
  problem: string;
}

/** What is wrong with a site file, and where: the path of the value (`brand.colours.dark.accent`) and its line. */
export interface SiteFileProblem {
  path: string;
  line: number;
  problem: string;
}

/** A site file that cannot be used; `problems` holds every reason that was found. */
export class SiteFileRefused extends Error {
  readonly problems: readonly SiteFileProblem[];
  constructor(problems: readonly SiteFileProblem[]) {
    super(problems.map(({ path, line, problem }) => `line ${line}, ${path || 'the file'}: ${problem}`).join('\n'));
    this.problems = problems;
  }
}

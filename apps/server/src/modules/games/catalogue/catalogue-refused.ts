/** What is wrong with something that was to go into the catalogue, and where: the path of the value (`[2].stakes.MXN`). */
export interface CatalogueProblem {
  path: string;
  problem: string;
}

/** What cannot go into the catalogue; `problems` holds every reason that was found. */
export class CatalogueRefused extends Error {
  readonly problems: readonly CatalogueProblem[];
  constructor(problems: readonly CatalogueProblem[]) {
    super(problems.map(({ path, problem }) => (path === '' ? problem : `${path}: ${problem}`)).join('\n'));
    this.problems = problems;
  }
}

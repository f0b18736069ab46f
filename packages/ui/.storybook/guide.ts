/** How to use a component: written into `parameters.guide` of its stories, shown by its docs page. */
export interface Guide {
  /** `stable`: both sites may rely on it. `new`: its props may still change. */
  status: 'stable' | 'new';
  /** When to use it and how; whole sentences. */
  use: readonly string[];
  /** What not to do with it, and what to take instead. */
  avoid: readonly string[];
  /** Each key with what it does; every component with keys of its own lists them. */
  keyboard?: readonly (readonly [keys: string, effect: string])[];
}

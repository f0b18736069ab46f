import type { ReactNode } from 'react';

/** Something to do or to go to. */
export interface Command {
  /** Unique among all groups. */
  id: string;
  /** What typing is compared with. */
  label: string;
  /** More words that find it. */
  keywords?: string | undefined;
  /** A second line, for instance where it leads. */
  description?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  /** The keys that do the same elsewhere, one by one: `['⌘', 'B']`. */
  shortcut?: readonly string[] | undefined;
  disabled?: boolean | undefined;
  /** Runs after the palette has closed. */
  onRun: () => void;
}

export interface CommandGroup {
  label: string;
  commands: readonly Command[];
  /** Shown only before anything is typed: what was used last. */
  recent?: boolean | undefined;
}

/** A group as the list wants it. */
export interface CommandSection {
  value: string;
  items: readonly Command[];
}

/** The sections to show: groups of the page, without the recent ones once something is typed, then what was found. */
export function sectionsOf(
  groups: readonly CommandGroup[],
  found: readonly CommandGroup[],
  typed: boolean,
): CommandSection[] {
  return [...groups.filter((group) => !(typed && group.recent)), ...found]
    .filter((group) => group.commands.length > 0)
    .map((group) => ({ value: group.label, items: group.commands }));
}

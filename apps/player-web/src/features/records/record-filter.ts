/** Stands for no choice: a select has no empty value. */
export const all = 'all';

/** What narrows a record beside the period: values by name. */
export type RecordFilter = Readonly<Record<string, string>>;

const written = /^([a-z]+)\.([\w-]{1,64})$/i;

/** Reads what narrows a record as addresses write it; what is written otherwise is passed over. */
export function readFilter(text: string | null): RecordFilter {
  return Object.fromEntries(
    (text ?? '').split('..').flatMap((part) => {
      const [, name, value] = written.exec(part) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** How addresses write what narrows a record: `vassalage.SOL..state.open`; null when nothing does. */
export function writeFilter(filter: RecordFilter): string | null {
  const chosen = Object.entries(filter).filter(([, value]) => value !== all);
  return chosen.length === 0 ? null : chosen.map((part) => part.join('.')).join('..');
}

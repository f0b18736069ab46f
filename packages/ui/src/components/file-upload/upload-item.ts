/** Why a file is not taken, or did not arrive. */
export type FileProblem = 'type' | 'size' | 'empty' | 'count' | 'failed';

/** What an upload rejects with when the file itself is wrong: sending it again would not mend it. */
export class FileRefusal extends Error {
  readonly problem: FileProblem;
  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A file in the list with what has become of it. */
export interface UploadItem<Result = unknown> {
  id: string;
  file: File;
  state: 'sending' | 'sent' | 'failed' | 'refused';
  /** From 0 to 1 while it is being sent. */
  progress: number;
  /** Present when it was refused or failed. */
  problem?: FileProblem | undefined;
  /** What the upload answered. */
  result?: Result | undefined;
}

/** A file of a form that was left: with what its upload answered, or without it where that had not come yet. */
export interface KeptFile<Result> {
  file: File;
  result?: Result | undefined;
}

export interface FileLimits {
  /** Media types such as `image/png`. */
  accept: readonly string[];
  sizeMaxBytes: number;
  filesMax: number;
}

/** What is wrong with each of some new files, when so many are in the list already. */
export function problemsOf(
  files: readonly Pick<File, 'type' | 'size'>[],
  taken: number,
  { accept, sizeMaxBytes, filesMax }: FileLimits,
): (FileProblem | undefined)[] {
  let room = filesMax - taken;
  return files.map((file) => {
    if (!accept.includes(file.type)) return 'type';
    if (file.size === 0) return 'empty';
    if (file.size > sizeMaxBytes) return 'size';
    room -= 1;
    return room < 0 ? 'count' : undefined;
  });
}

/** A file's size in the way of the language: "842 kB", "4.2 MB". */
export function formatBytes(bytes: number, locale: string): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Checkpoint, checkpointFields, readCheckpoint } from './ledger.checkpoint.ts';

/** Many times what processes that seal at once can have written out of order. */
const tailBytes = 65_536;

/** Where checkpoints are kept that a change of the database does not reach. */
export interface CheckpointKeeper {
  /** The one of the newest block that is known here. */
  last(): Promise<Checkpoint | undefined>;
  /** Keeps one more; when it answers, a crash of the machine does not lose it. */
  keep(checkpoint: Checkpoint): Promise<void>;
}

/** The file of a directory that checkpoints are kept in. */
export function checkpointPathIn(directory: string): string {
  return join(directory, 'checkpoints.jsonl');
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

async function tailOf(file: FileHandle): Promise<string> {
  const { size } = await file.stat();
  const length = Math.min(size, tailBytes);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, size - length);
  return buffer.toString('utf8', 0, bytesRead);
}

/** Keeps checkpoints in a file of the directory, to which lines are only ever added: several processes may do so at once. */
export function createCheckpointFile(directory: string): CheckpointKeeper {
  const path = checkpointPathIn(directory);
  return {
    async last() {
      const file = await open(path, 'r').catch((error: unknown) => {
        if (isMissing(error)) return undefined;
        throw error;
      });
      if (file === undefined) return undefined;
      try {
        const known = (await tailOf(file)).split('\n').flatMap((line) => readCheckpoint(line) ?? []);
        return known.toSorted((one, other) => Number(one.block - other.block)).at(-1);
      } finally {
        await file.close();
      }
    },
    async keep(checkpoint) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = await open(path, 'a+', 0o600);
      try {
        // A crash may have left half a line: it is ended, so that it takes nothing with it.
        const tail = await tailOf(file);
        const start = tail === '' || tail.endsWith('\n') ? '' : '\n';
        await file.appendFile(`${start}${JSON.stringify(checkpointFields(checkpoint))}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
    },
  };
}

/** A line of kept checkpoints; undefined when it is none. */
export interface CheckpointLine {
  line: number;
  checkpoint: Checkpoint | undefined;
}

/** All that a file of checkpoints says, line by line; nothing when there is no such file. */
export async function* readCheckpointFile(path: string): AsyncGenerator<CheckpointLine> {
  const input = createReadStream(path, 'utf8');
  let line = 0;
  try {
    for await (const text of createInterface({ input, crlfDelay: Infinity })) {
      line += 1;
      if (text !== '') yield { line, checkpoint: readCheckpoint(text) };
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

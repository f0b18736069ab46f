import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { FileRefusal, problemsOf, type FileLimits, type KeptFile, type UploadItem } from './upload-item.ts';

/**
 * Sends a file; reports how much of it has gone (0 to 1) and gives up when the signal is aborted. Rejects with a
 * `FileRefusal` what is wrong with the file, with anything else what can be sent again.
 */
export type UploadFile<Result> = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal },
) => Promise<Result>;

type Change<Result> =
  | { kind: 'add'; items: UploadItem<Result>[] }
  | { kind: 'update'; id: string; change: Partial<UploadItem<Result>> }
  | { kind: 'remove'; id: string };

function reduce<Result>(items: readonly UploadItem<Result>[], change: Change<Result>): readonly UploadItem<Result>[] {
  switch (change.kind) {
    case 'add':
      return [...items, ...change.items];
    case 'update':
      return items.map((item) => (item.id === change.id ? { ...item, ...change.change } : item));
    case 'remove':
      return items.filter((item) => item.id !== change.id);
  }
}

interface UploadsOptions<Result> {
  /** What is in the list from the start; what has no answer yet is sent. */
  first: readonly KeptFile<Result>[];
  upload: UploadFile<Result>;
  limits: FileLimits;
  /** Once for every file that came to an end, with its new state. */
  onSettled: (item: UploadItem<Result>) => void;
  /** The answers of all files that have arrived, in the order of the list. */
  onResults: (results: Result[]) => void;
  /** Every file that was not refused, as it stands. */
  onKept: (files: KeptFile<Result>[]) => void;
  onBusyChange: (busy: boolean) => void;
}

function listOf<Result>(first: readonly KeptFile<Result>[]): readonly UploadItem<Result>[] {
  return first.map((one, index) => {
    const isSent = one.result !== undefined;
    return { ...one, id: String(index + 1), state: isSent ? 'sent' : 'sending', progress: isSent ? 1 : 0 };
  });
}

/** The list of files: checks new ones, sends them side by side, stops those that are removed. */
export function useUploads<Result>(options: UploadsOptions<Result>) {
  const { first, upload, limits, onSettled, onResults, onKept, onBusyChange } = options;
  const [items, change] = useReducer(reduce<Result>, first, listOf<Result>);
  const running = useRef(new Map<string, AbortController>());
  const serial = useRef(first.length);
  const send = (item: UploadItem<Result>) => {
    const controller = new AbortController();
    running.current.set(item.id, controller);
    const update = (next: Partial<UploadItem<Result>>) => {
      if (!controller.signal.aborted) change({ kind: 'update', id: item.id, change: next });
    };
    const settle = (next: Partial<UploadItem<Result>>) => {
      if (controller.signal.aborted) return;
      update(next);
      onSettled({ ...item, ...next });
    };
    update({ state: 'sending', progress: 0, problem: undefined });
    upload(item.file, { onProgress: (progress) => update({ progress }), signal: controller.signal }).then(
      (result) => settle({ state: 'sent', progress: 1, result }),
      (error: unknown) =>
        settle(
          error instanceof FileRefusal
            ? { state: 'refused', problem: error.problem }
            : { state: 'failed', problem: 'failed' },
        ),
    );
  };
  const begin = useEffectEvent(() => {
    for (const item of items) if (item.state === 'sending') send(item);
  });
  useEffect(() => {
    const all = running.current;
    begin();
    return () => {
      for (const controller of all.values()) controller.abort();
    };
  }, []);
  const add = (files: readonly File[]): UploadItem<Result>[] => {
    const taken = items.filter((item) => item.state !== 'refused').length;
    const problems = problemsOf(files, taken, limits);
    const added = files.map((file, index): UploadItem<Result> => {
      const problem = problems[index];
      serial.current += 1;
      return { id: String(serial.current), file, state: problem ? 'refused' : 'sending', progress: 0, problem };
    });
    change({ kind: 'add', items: added });
    for (const item of added) if (item.state === 'sending') send(item);
    return added;
  };
  const remove = (id: string) => {
    running.current.get(id)?.abort();
    change({ kind: 'remove', id });
  };
  const sentIds = items.flatMap((item) => (item.state === 'sent' ? [item.id] : [])).join(' ');
  const busy = items.some((item) => item.state === 'sending');
  const kept = items.filter(({ state }) => state !== 'refused');
  useReport(sentIds, sentIds, () =>
    onResults(items.flatMap((item) => (item.state === 'sent' ? [item.result as Result] : []))),
  );
  const keptIds = kept.map(({ id, state }) => `${id}${state === 'sent' ? '!' : ''}`).join(' ');
  useReport(keptIds, keptIds, () => onKept(kept.map(({ file, result }) => ({ file, result }))));
  useReport(busy, false, () => onBusyChange(busy));
  return { items, add, remove, retry: send };
}

/* Tells of a change after it is on the screen; of the beginning where that is not what everybody takes for granted. */
function useReport<Key extends string | boolean>(key: Key, granted: Key, report: () => void) {
  const before = useRef(granted);
  const tell = useEffectEvent(report);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    tell();
  }, [key]);
}

type Task = {
  readonly lengthMs: number;
  readonly update: (share: number) => void;
  readonly finish: () => void;
  sinceMs: number | null;
};

export type Timeline = ReturnType<typeof createTimeline>;

/** What goes on on a stage, measured by the frames that are drawn. `onWork` wakes the frame. */
export function createTimeline(onWork: () => void) {
  let tasks: Task[] = [];
  let isRushed = false;

  function finish(task: Task): void {
    task.update(1);
    task.finish();
  }

  return {
    /** Calls `update` in every frame with how much of the time is over (0 to 1); resolves after its last call, with 1. */
    async run(lengthMs: number, update: (share: number) => void): Promise<void> {
      onWork();
      if (isRushed) {
        update(1);
        return;
      }
      await new Promise<void>((resolve) => {
        tasks.push({ lengthMs, update, finish: resolve, sinceMs: null });
      });
    },
    /** Resolves after some time. */
    async wait(lengthMs: number): Promise<void> {
      await this.run(lengthMs, () => undefined);
    },
    /** While it is on, everything under way and everything that begins is at its end at once. */
    rush(isOn: boolean): void {
      isRushed = isOn;
      if (!isOn) return;
      const hurried = tasks;
      tasks = [];
      for (const task of hurried) finish(task);
    },
    /** Moves everything on; false when nothing is under way. */
    step(nowMs: number): boolean {
      const going = tasks;
      tasks = [];
      const rest = going.filter((task) => {
        task.sinceMs ??= nowMs;
        const share = task.lengthMs <= 0 ? 1 : (nowMs - task.sinceMs) / task.lengthMs;
        if (share < 1) {
          task.update(Math.max(0, share));
          return true;
        }
        finish(task);
        return false;
      });
      tasks = [...rest, ...tasks];
      return tasks.length > 0 || going.length > 0;
    },
  };
}

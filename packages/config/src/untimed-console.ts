/*
 * Where a browser can time drawings and name tasks, React in development does so for each element, for a profiler that no
 * test opens. It looks when it is loaded, so this comes before.
 */
Object.assign(console, { timeStamp: undefined, createTask: undefined });

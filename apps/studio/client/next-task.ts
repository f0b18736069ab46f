/** Lets the page answer touches and draw itself; what is waited for goes on in a task of its own, as soon as may be. */
export function nextTask(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

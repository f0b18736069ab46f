import type { Logger } from 'pino';

/**
 * Ends the process in order when it is told to (SIGTERM, SIGINT) or when the program that started it died: `close` is
 * called once, then the process exits.
 */
export function closeWhenTold(logger: Logger, close: () => Promise<void>): void {
  let isClosing = false;
  function end(reason: string): void {
    if (isClosing) return;
    isClosing = true;
    logger.info({ reason }, 'stopping');
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'did not stop in order');
        process.exit(1);
      },
    );
  }
  process.on('SIGTERM', () => end('SIGTERM'));
  process.on('SIGINT', () => end('SIGINT'));
  if (process.connected) process.once('disconnect', () => end('parent ended'));
}

import { pino, type Logger, type LoggerOptions } from 'pino';

/** Where a secret could stand in something that we log; each is replaced before the line is written. */
const redactedPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-signature"]',
  'res.headers["set-cookie"]',
  '*.password',
  '*.confirmPassword',
  '*.newPassword',
  '*.confirmNewPassword',
  '*.verificationCode',
  '*.oldPassword',
  '*.paymentPassword',
  '*.loginPassword',
  '*.currentPassword',
  '*.transactionPassword',
  '*.token',
  '*.sessionToken',
  '*.launchToken',
  '*.secret',
  // Of payout accounts.
  '*.number',
];

/** Structured logs on standard output, one JSON object a line, secrets redacted, query strings cut off URLs. */
export function createLogger(options: { level: string; name: string }): Logger {
  return pino(loggerOptions(options));
}

/** What every logger of the server is made with. */
export function loggerOptions(options: { level: string; name: string }): LoggerOptions {
  return {
    ...options,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      // A query string may carry a launch token, so only the path is kept.
      req: (req: { method: string; url: string; id: unknown }) => ({
        id: req.id,
        method: req.method,
        path: req.url.split('?')[0],
      }),
      err: pino.stdSerializers.err,
    },
  };
}

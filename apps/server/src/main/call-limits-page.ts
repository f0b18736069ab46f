import { callLimits } from '#kernel/http/call-limits.ts';
import { socketLimits } from '#kernel/http/socket-limits.ts';
import type { DescribedPaths } from './permission-table.ts';

interface Described {
  'x-access': string;
  'x-calls-per-minute-max'?: number;
}

const common = Object.entries(callLimits).map(
  ([name, { perMinuteMax, counts, covers }]) => `| ${name} | ${perMinuteMax} | ${counts} | ${covers} |`,
);

/** The table of how many calls a minute are answered, as a page. */
export function callLimitsPage({ paths = {} }: DescribedPaths): string {
  const own = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries((methods ?? {}) as Record<string, Described>).flatMap(([method, call]) => {
      const max = call['x-calls-per-minute-max'];
      if (max === undefined) return [];
      const by =
        call['x-access'] === 'public' ? 'address' : call['x-access'] === 'optional' ? 'account or address' : 'account';
      return [`| ${method.toUpperCase()} \`${path}\` | ${max} | ${by} |`];
    }),
  );
  return `${[
    '# How many calls are answered',
    '',
    'Made by `npm run openapi` of the server from `kernel/http/call-limits.ts` and from what each operation says. A call too many',
    'is answered with 429 `request.too_many`, a sentence in the caller’s language, and `Retry-After` in seconds. The counters',
    'live in each process: [why](../decisions/0030-calls-are-counted-in-memory.md). Who tries passwords or asks for codes is',
    'counted in the database besides, over all processes.',
    '',
    '## All calls',
    '',
    '| limit | a minute | counted together | covers |',
    '| --- | --- | --- | --- |',
    ...common,
    '',
    'Calls of vendors are not counted: they are signed, and one vendor calls for many players.',
    '',
    '## Calls with a limit of their own',
    '',
    '| call | a minute | counted by |',
    '| --- | --- | --- |',
    ...own.toSorted((one, other) => one.localeCompare(other, 'en')),
    '',
    '## Connections',
    '',
    'A head has to come whole within 10 s and 16 KB, a call with its body within 120 s (408, 431); a connection without a call is',
    'kept for 65 s. A body has 256 KB at most unless it carries pictures, and 32 levels of nesting, encrypted or not.',
    '',
    `A process opens ${socketLimits.handshakesPerMinuteMax} sockets a minute for one address and holds ${socketLimits.openMax} of it; one that names no session within 10 s is closed.`,
    '',
    'The address is that of the connection. Behind a proxy it is what `TRUSTED_PROXIES` (addresses or networks, separated by',
    'commas) say in X-Forwarded-For; `TRUST_PROXY=true` takes the last entry of whoever calls: for a server that one proxy alone reaches.',
    '',
  ].join('\n')}`;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { checkAgreement, lotteryWorkloads, settleMillion } from './lottery-load.ts';
import { measureInTurns, type Rate } from './measure.ts';
import { fairnessWorkloads } from './rounds.ts';

// Words, rounds and lottery items a second of processor time against naive references in the same run; takes about half
// a minute. BENCH_ROUNDS and BENCH_ROUND_MS make it shorter or longer.
const results = join(import.meta.dirname, '../../../bench/results');
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const durationMs = Number(process.env['BENCH_ROUND_MS'] ?? 400);
const loadBefore = Number((loadavg()[0] ?? 0).toFixed(2));

const whole = (value: number): number => Math.round(value);
checkAgreement();
const rates = measureInTurns([...fairnessWorkloads, ...lotteryWorkloads], { rounds, durationMs });
const million = settleMillion();
const byName = new Map(rates.map((rate) => [rate.name, rate]));

/** How many times faster ours is than its naive reference. */
function ratio(work: string): number {
  const [ours, naive] = [byName.get(`${work} ours`), byName.get(`${work} naive`)];
  return ours === undefined || naive === undefined ? 0 : Number((ours.perSecond / naive.perSecond).toFixed(2));
}

const works = ['words', 'classic3', 'lines5x3', 'anywhere6x5', 'lottery'];
const row = ({ name, perSecond, slowestPerSecond }: Rate): string =>
  `${name.padEnd(20)}${String(whole(perSecond)).padStart(12)} a second, ${String(whole(slowestPerSecond))} in the slowest round`;
for (const rate of rates) console.log(row(rate));
for (const work of works) console.log(`${work}: ${String(ratio(work))} times the naive reference`);
console.log(
  `1,000,000 mixed lottery items: ${String(million.settleMs)} ms, ${String(million.readAndSettleMs)} ms with reading the selections`,
);

mkdirSync(results, { recursive: true });
writeFileSync(
  join(results, 'games.json'),
  `${JSON.stringify(
    {
      ...Object.fromEntries(works.map((work) => [`ratio ${work}`, ratio(work)])),
      measuredAt: new Date().toISOString(),
      machine: { cpus: cpus().length, model: cpus()[0]?.model, loadBefore, node: process.version },
      million,
      baseline: {
        chance: 'one HMAC of node:crypto for every word, nothing kept',
        lottery: 'every unit bet of an item written out and compared with the draw',
      },
      clock: 'processor time of the process, the fastest of the rounds',
      rounds,
      durationMs,
      rates: rates.map(({ name, perSecond, slowestPerSecond }) => ({
        name,
        perSecond: whole(perSecond),
        slowestPerSecond: whole(slowestPerSecond),
      })),
    },
    null,
    2,
  )}\n`,
);

import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';

const readyLimitMs = 120_000;
const stopLimitMs = 12_000;
const restartDelayMs = 1_000;
/** Four services share one machine here: a smaller nursery (MB) saves each of them some tens of megabytes at rest. */
const modestMemory = ['--max-semi-space-size=4'];

/** One process of the platform. */
export interface ServiceSpec {
  name: string;
  cwd: string;
  entry: string;
  env: Record<string, string>;
  /** Answers 200 once the service can do its work; a service without one is ready when it runs. */
  readyUrl?: string;
  logFile: string;
}

/** A process that is kept running until it is told to stop. */
export interface Service {
  name: string;
  /** The running process; changes when it had to be started again. */
  pid(): number | undefined;
  ready: Promise<void>;
  stop(): Promise<void>;
}

async function untilReady(spec: ServiceSpec, hasFailed: () => boolean): Promise<void> {
  const deadline = Date.now() + readyLimitMs;
  while (spec.readyUrl !== undefined) {
    const answer = await fetch(spec.readyUrl).catch(() => undefined);
    if (answer?.ok) return;
    if (hasFailed() || Date.now() > deadline) throw new Error(`${spec.name} did not start. See ${spec.logFile}`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

function launch(spec: ServiceSpec, log: WriteStream): ChildProcess {
  // The channel tells a service that we died, so that none is left behind.
  const child = spawn(process.execPath, [...modestMemory, spec.entry], {
    cwd: spec.cwd,
    env: { ...process.env, ...spec.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return child;
}

/** Starts a service and starts it again when it dies; what it prints goes to its log file. */
export function startService(
  spec: ServiceSpec,
  report: { say: (line: string) => void; onRestart: () => void },
): Service {
  const log = createWriteStream(spec.logFile, { flags: 'a' });
  let stopping = false;
  let wasReady = false;
  let failed = false;
  let child = launch(spec, log);

  function watch(): void {
    child.once('exit', (code, signal) => {
      if (stopping) return;
      failed = !wasReady;
      if (failed) return;
      report.say(`${spec.name} ended (${signal ?? code}); starting it again`);
      setTimeout(() => {
        if (stopping) return;
        child = launch(spec, log);
        watch();
        report.onRestart();
      }, restartDelayMs);
    });
  }
  watch();

  return {
    name: spec.name,
    pid: () => child.pid,
    ready: untilReady(spec, () => failed).then(() => {
      wasReady = true;
    }),
    async stop() {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise<void>((done) => child.once('exit', () => done()));
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
      await ended;
      clearTimeout(limit);
    },
  };
}

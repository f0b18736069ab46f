import { spawn } from 'node:child_process';

/** One check of the repository: a program that must end with 0. */
export interface Step {
  title: string;
  program: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** How a step ended; `printed` is all it said. */
export interface StepResult {
  isOk: boolean;
  line: string;
  printed: string;
}

/** Runs a step; what it prints is shown only when it fails, or as it comes for long ones. */
export async function runStep(step: Step, root: string, isLive: boolean): Promise<StepResult> {
  const startedAt = performance.now();
  const child = spawn(step.program, step.args, {
    cwd: step.cwd ?? root,
    // Piped output keeps its colours where a person watches.
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}), ...step.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (isLive) process[stream].write(chunk);
    });
  }
  const code = await new Promise<number>((done) => {
    child.once('error', (error) => {
      printed += error.message;
      done(1);
    });
    child.once('close', (status) => done(status ?? 1));
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const line = `${code === 0 ? 'ok  ' : 'FAIL'}  ${step.title} (${seconds} s)`;
  if (code !== 0 && !isLive) process.stdout.write(printed);
  console.log(line);
  return { isOk: code === 0, line, printed };
}

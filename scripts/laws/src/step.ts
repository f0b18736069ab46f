import { spawn } from 'node:child_process';

/** One check of the repository: a program that must end with 0. */
export interface Step {
  title: string;
  program: string;
  args: string[];
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a step; what it prints is shown only when it fails, or as it comes for long ones. */
export async function runStep(step: Step, root: string, isLive: boolean): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(step.program, step.args, {
    cwd: step.cwd ?? root,
    env: { ...process.env, ...step.env },
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const code = await new Promise<number>((done) => {
    child.once('error', (error) => {
      printed += error.message;
      done(1);
    });
    child.once('close', (status) => done(status ?? 1));
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (code !== 0) process.stdout.write(printed);
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${step.title} (${seconds} s)`);
  return code === 0;
}

#!/usr/bin/env node
import { tortureCommand } from '../src/torture/index.ts';

const [command, ...args] = process.argv.slice(2);
const out = {
  print: (text: string) => process.stdout.write(`${text}\n`),
  warn: (text: string) => process.stderr.write(`${text}\n`),
  environment: process.env,
};
process.exitCode = await tortureCommand(command === 'torture' ? args : ['--help'], out);

import { resolve } from 'node:path';

/** What `npm run ops` can do about the ledger's chain, for its usage text. */
export const ledgerUsage = `  ledger verify [--checkpoints FILE]     recomputes every balance and every sealed block, and compares the blocks with kept
                                         checkpoints (FILE, else those that are kept here); ends with 1 when anything
                                         contradicts anything
  ledger prove JOURNAL                   the proof, as JSON, that a journal (SCOPE/KEY, or its id) is part of the chain
  ledger check FILE --key FILE           whether such a proof holds, by the public key alone; - reads it from the input
  ledger public-key                      the public half of LEDGER_SIGNING_KEY`;

/** A program of the server's own, and its words. */
interface LedgerProgram {
  program: string;
  args: readonly string[];
}

/** The program runs in another folder. */
function inThisFolder(words: readonly string[]): string[] {
  return words.map((word, at) => {
    const isFile = ['--key', '--checkpoints', 'check'].includes(words[at - 1] ?? '') && word !== '-';
    return isFile ? resolve(word) : word;
  });
}

/** The server's program that a ledger command stands for; undefined when it is none. */
export function ledgerProgram([noun, verb = '', ...rest]: readonly string[]): LedgerProgram | undefined {
  if (noun !== 'ledger') return undefined;
  if (verb === 'verify') return { program: 'ledger-verify', args: inThisFolder(rest) };
  if (!['prove', 'check', 'public-key'].includes(verb)) return undefined;
  return { program: 'ledger-proof', args: inThisFolder([verb, ...rest]) };
}

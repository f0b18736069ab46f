import { readConfig } from '../config.ts';
import { openDatabase } from '../database/database.ts';
import { switchPot } from './switch-jackpot.ts';

/** Switches a pot off or on by hand: `node server/jackpot/command.ts disable|enable OPERATOR VENDOR CURRENCY "REASON"`. */
async function main([wish, operatorId = '', vendorCode = '', currency = '', reason = '']: string[]): Promise<number> {
  if ((wish !== 'disable' && wish !== 'enable') || reason === '') {
    process.stderr.write('usage: command.ts disable|enable OPERATOR VENDOR CURRENCY "REASON"\n');
    return 2;
  }
  const db = openDatabase(readConfig(process.env).databaseUrl, () => undefined);
  try {
    const key = { operatorId, vendorCode, currency };
    const isChanged = await switchPot(db, key, { isEnabled: wish === 'enable', reason, now: new Date() });
    process.stdout.write(isChanged ? `${wish}d\n` : 'there is no such pot, or it is that already\n');
    return isChanged ? 0 : 1;
  } finally {
    await db.destroy();
  }
}

process.exitCode = await main(process.argv.slice(2));

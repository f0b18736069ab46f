import { describe, expect, test } from 'vitest';
import { useTestDatabase } from '#testing/database.ts';
import { useOperatorTool } from '#testing/operator-tool.ts';

const tool = useOperatorTool(useTestDatabase());
const account = 'carla.mendez';
const ops = (...words: string[]) => tool.ops(words);

describe('npm run ops -- limits', () => {
  test('sets, lists and removes limits of the site, which then bind the member', async () => {
    expect(await ops('limits', 'site')).toMatchObject({ exitCode: 0, output: expect.stringContaining('no limits') });
    expect((await ops('limits', 'site', 'loss_day', '500')).output).toContain('500.00');
    expect((await ops('limits', 'show', account)).output).toMatch(/loss_day.*500\.00.*500\.00/);
    expect((await ops('limits', 'site', 'loss_day', 'none')).output).toContain('no limits');
    expect((await ops('limits', 'deposits', 'clip')).output).toContain('clip');
  }, 60_000);

  test('refuses what makes no sense by its code, and ends with 2 where the words are wrong', async () => {
    expect(await ops('limits', 'site', 'loss_day', 'much')).toMatchObject({ exitCode: 2 });
    expect((await ops('limits', 'show', 'nobody')).output).toContain('limits.account_unknown');
    expect((await ops('limits', 'lift-deposits', account, 'Card', 'replaced')).output).toContain(
      'wallet.deposits_not_barred',
    );
    expect(await ops('limits', 'exclude', account, '3', 'Too', 'short')).toMatchObject({ exitCode: 2 });
    expect(await ops('limits', 'exclude', account, 'six', 'Not', 'a', 'number')).toMatchObject({ exitCode: 2 });
    expect((await ops('limits', 'show', account)).output).toContain('is clear');
    expect(await ops('limits', 'unknown')).toMatchObject({ exitCode: 2, output: expect.stringContaining('Usage') });
  }, 60_000);

  test('excludes a member, and does not end that before its time', async () => {
    const { output } = await ops('limits', 'exclude', account, '6', 'Asked', 'for', 'by', 'telephone');
    expect(output).toMatch(/carla\.mendez is excluded until \d{4}-/);
    expect((await ops('limits', 'show', account)).output).toMatch(/exclusion.*operator/);
    const ended = await ops('limits', 'end-exclusion', account, 'Asked', 'for', 'it');
    expect(ended).toMatchObject({ exitCode: 1, output: expect.stringContaining('limits.exclusion_term') });
    expect((await ops('limits', 'exclude', account, 'ever', 'For', 'good')).output).toContain('is excluded');
  }, 60_000);
});

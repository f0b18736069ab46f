import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runCommand } from '../../support/operator.ts';
import { platformDataDir } from '../../support/start-platform.ts';
import { expect, expectAccessible, test } from '../../support/test.ts';
import { comeIn } from './come-in.ts';

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
const published: string[] = [];

async function announce(audience: 'A' | 'B' | 'F', title: string, html = `<p>Text of ${title}</p>`): Promise<void> {
  const file = resolve(platformDataDir(), 'popup-journey.json');
  const window = { kind: 'PU', audiences: [audience], platform: 'A', execution: 'M', images: [] };
  writeFileSync(file, JSON.stringify({ ...window, texts: { en: { title, html } } }));
  const { status, printed } = await runCommand(['announcement', 'publish', file], { site: 'tucan' });
  expect(status, printed).toBe(0);
  published.push(uuid.exec(printed)?.[0] ?? '');
}

/** What a site announces in windows of their own: to whom, one text at a time, once in a session. */
export function describePopups(): void {
  test.describe('announcements in windows', () => {
    test.afterEach(async () => {
      for (const id of published.splice(0))
        await runCommand(['announcement', 'withdraw', id, 'journey'], { site: 'tucan' });
    });

    test('each audience reads its own, one text at a time, once in a session', async ({ page, urls, tolerance }) => {
      await announce('B', 'For visitors', '<p>See <a href="/promotions">the offers</a></p>');
      await announce('B', 'Also for visitors');
      await announce('A', 'For members');
      await announce('F', 'For newcomers');
      await page.goto(`${urls.tucanPlayer}/help`);
      const dialog = page.getByRole('dialog', { name: 'What is new' });
      await expect(dialog.getByRole('button', { name: /For visitors|Also for visitors/ })).toHaveCount(2);
      await expect(dialog.getByText(/For (members|newcomers)/)).toHaveCount(0);
      await expect(dialog.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)).toHaveCount(2);
      await expectAccessible(page);
      await expect(dialog.locator('[aria-expanded="true"]')).toHaveCount(1);
      await dialog.locator('button[aria-expanded="false"]').click();
      await expect(dialog.locator('[aria-expanded="true"]')).toHaveCount(1);
      await dialog.locator('button[aria-expanded="true"]').click();
      await expect(dialog.locator('[aria-expanded="true"]')).toHaveCount(0);
      await dialog.getByRole('button', { name: /^For visitors/ }).click();
      await dialog.getByRole('link', { name: 'the offers' }).click();
      await expect(page).toHaveURL(`${urls.tucanPlayer}/promotions`);
      await expect(dialog).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(dialog).toHaveCount(0);

      tolerance.expectedStatuses.push(403, 422);
      await comeIn(page, urls.tucanPlayer);
      await expect(dialog.getByRole('button', { name: 'For members' })).toBeVisible();
      await expect(dialog.getByText(/visitors|newcomers/)).toHaveCount(0);
    });
  });
}

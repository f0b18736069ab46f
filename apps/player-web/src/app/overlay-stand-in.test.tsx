import { createI18n, I18nRoot } from '@quetzal/i18n/react';
import { words } from '@quetzal/i18n/words';
import { lazy, Suspense } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { barriers } from '#testing/accessible.ts';
import { OverlayStandIn } from './overlay-stand-in.tsx';

const Come = () => (
  <div role="dialog" aria-label="come" data-state="open" className="data-[state=open]:animate-dialog-in">
    here
  </div>
);

test('holds the place of a dialog whose script is on its way, and lets it go on from where it is', async () => {
  let arrive: (module: { default: typeof Come }) => void = () => undefined;
  const Late = lazy(() => new Promise<{ default: typeof Come }>((done) => (arrive = done)));
  const i18n = createI18n({ words, tag: 'es', siteDefault: 'es' });
  await i18n.ready;
  const screen = await render(
    <I18nRoot site={i18n}>
      <Suspense fallback={<OverlayStandIn shape="account" />}>
        <Late />
      </Suspense>
    </I18nRoot>,
  );
  const frame = screen.getByRole('dialog');
  await expect.element(frame).toBeInViewport();
  await expect.element(frame).toHaveAttribute('aria-busy', 'true');
  expect(await barriers()).toEqual([]);
  await expect.element(frame).toHaveAccessibleName('Cargando');
  arrive({ default: Come });
  const come = screen.getByRole('dialog', { name: 'come' });
  await expect.element(come).toBeInTheDocument();
  expect(parseFloat(getComputedStyle(come.element()).animationDelay)).toBeLessThan(0);
  await expect.poll(() => getComputedStyle(come.element()).animationDelay).toBe('0s');
});

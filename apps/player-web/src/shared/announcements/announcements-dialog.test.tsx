import { words } from '@quetzal/i18n/words';
import { RuntimeProvider } from '@quetzal/web-kit/runtime';
import { createAnsweredRuntime } from '@quetzal/web-kit/testing';
import { Suspense, useState } from 'react';
import { BrowserRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { site } from '#testing/site.ts';
import { AnnouncementsDialog } from './announcements-dialog.tsx';

const announcements = [{ id: 'a', title: 'Uno', content: '<p>Primero</p>', startDateStr: 0 }];

/** The dialog on a page; gives what changes the page's address beneath it. */
async function openDialog() {
  let navigate: NavigateFunction | undefined;
  function Page() {
    navigate = useNavigate();
    const { pathname } = useLocation();
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        <p>Page {pathname}</p>
        {isOpen && (
          <AnnouncementsDialog title="Novedades" announcements={announcements} onClose={() => setOpen(false)} />
        )}
      </>
    );
  }
  window.history.replaceState(null, '', '/login');
  const { runtime } = await createAnsweredRuntime({ site, words, answers: {} });
  const screen = await render(
    <BrowserRouter>
      <RuntimeProvider runtime={runtime}>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </RuntimeProvider>
    </BrowserRouter>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Novedades' });
  await expect.element(dialog).toBeVisible();
  return { screen, dialog, navigate: (to: string, options?: { replace: boolean }) => navigate?.(to, options) };
}

test('a redirect beneath it, of an address that shows nothing, leaves it open', async () => {
  const { screen, dialog, navigate } = await openDialog();
  await navigate('/', { replace: true });
  await expect.element(screen.getByText('Page /', { exact: true })).toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await navigate('/promotions');
  await expect.element(dialog, { message: 'a step on closes it' }).not.toBeInTheDocument();
});

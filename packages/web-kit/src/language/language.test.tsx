import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFormat } from '../format/index.ts';
import { ana, freshPage, renderSite } from '../testing/render-site.tsx';
import { openNetwork, type Network } from '../testing/network.ts';
import { useLanguage } from './index.ts';

let network: Network;
beforeEach(() => {
  freshPage();
  network = openNetwork({ 'GET /wps/member/info': () => ana, 'PUT /wps/member/language': () => null });
});
afterEach(() => network.restore());

function Picker() {
  const { current, offered, change } = useLanguage();
  const { number } = useFormat();
  return (
    <>
      <p>
        {current.tag} {number(1234)}
      </p>
      {offered.map(({ tag, ownName }) => (
        <button key={tag} lang={tag} onClick={() => void change(tag)}>
          {ownName}
        </button>
      ))}
    </>
  );
}

test('the picker offers the languages of the site by their own names', async () => {
  const { screen } = await renderSite(<Picker />);
  expect(
    screen
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Español', 'العربية']);
});

test("a visitor's choice changes the page and is not sent anywhere", async () => {
  const { screen } = await renderSite(<Picker />);
  await screen.getByRole('button', { name: 'العربية' }).click();
  await expect.element(screen.getByText(/^ar /)).toBeVisible();
  expect(document.documentElement.dir).toBe('rtl');
  expect(network.calls).toHaveLength(0);
});

test.each([
  ['AR', 'the account goes before the browser', 'ar'],
  [null, 'an account without a language leaves the choice of the browser', 'es'],
  ['FR', 'an account in a language that the site does not offer changes nothing', 'es'],
])('%s: %s', async (language, _what, shown) => {
  sessionStorage.setItem('token', 'tok-1');
  localStorage.setItem('lang', 'ES');
  network.routes['GET /wps/member/info'] = () => ({ ...ana, language });
  const { screen } = await renderSite(<Picker />);
  await expect.poll(() => network.calls.length).toBeGreaterThan(0);
  await expect.element(screen.getByText(new RegExp(`^${shown} `))).toBeVisible();
  expect([document.documentElement.lang, localStorage.getItem('lang')]).toEqual([shown, shown.toUpperCase()]);
});

test("a member's new choice is not taken back by what the account said before", async () => {
  sessionStorage.setItem('token', 'tok-1');
  network.routes['GET /wps/member/info'] = () => ({ ...ana, language: 'AR' });
  const { screen } = await renderSite(<Picker />);
  await expect.element(screen.getByText(/^ar /)).toBeVisible();
  await screen.getByRole('button', { name: 'Español' }).click();
  await expect.element(screen.getByText(/^es /)).toBeVisible();
  await expect.poll(() => network.calls.some((call) => call.method === 'PUT')).toBe(true);
  await expect.element(screen.getByText(/^es /)).toBeVisible();
});

test('a first visit is greeted as the server wrote on the page, a choice goes before it', async () => {
  document.documentElement.dataset['language'] = 'ar';
  try {
    const first = await renderSite(<Picker />);
    await expect.element(first.screen.getByText(/^ar /)).toBeVisible();
    await first.screen.unmount();
    localStorage.setItem('lang', 'ES');
    const next = await renderSite(<Picker />);
    await expect.element(next.screen.getByText(/^es /)).toBeVisible();
  } finally {
    delete document.documentElement.dataset['language'];
  }
});

test("a member's choice is kept by the server, and later calls speak it", async () => {
  sessionStorage.setItem('token', 'tok-1');
  const { screen } = await renderSite(<Picker />);
  await screen.getByRole('button', { name: 'العربية' }).click();
  await expect.poll(() => network.calls.find((call) => call.method === 'PUT')?.headers.get('Language')).toBe('AR');
  expect(await network.calls.find((call) => call.method === 'PUT')?.json()).toEqual({ language: 'AR' });
});

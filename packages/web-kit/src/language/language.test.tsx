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

test("a member's choice is kept by the server, and later calls speak it", async () => {
  sessionStorage.setItem('token', 'tok-1');
  const { screen } = await renderSite(<Picker />);
  await screen.getByRole('button', { name: 'العربية' }).click();
  await expect.poll(() => network.calls.find((call) => call.method === 'PUT')?.headers.get('Language')).toBe('AR');
  expect(await network.calls.find((call) => call.method === 'PUT')?.json()).toEqual({ language: 'AR' });
});

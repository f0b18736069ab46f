import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fetchLanguageList } from './fetch-language-list.ts';
import { LanguageMenu } from './language-menu.tsx';

vi.mock('./fetch-language-list.ts', { spy: true });

test('the present language is marked and another one can be chosen in its own name', async () => {
  const chosen = vi.fn<(tag: string) => void>();
  const screen = await render(
    <LanguageMenu
      label="Idioma"
      emptyText="Sin resultados"
      value="es"
      onSelect={chosen}
      languages={[
        { tag: 'es', ownName: 'Español' },
        { tag: 'pt', ownName: 'Português' },
      ]}
    />,
  );
  await screen.getByRole('button', { name: /Idioma: Español/ }).click();
  await expect.element(screen.getByRole('menuitemradio', { name: 'Español' })).toBeChecked();
  await screen.getByRole('menuitemradio', { name: 'Português' }).click();
  expect(chosen).toHaveBeenCalledWith('pt');
});

const many = [
  { tag: 'en', ownName: 'English' },
  { tag: 'es', ownName: 'Español' },
  { tag: 'pt', ownName: 'Português' },
  { tag: 'fr', ownName: 'Français' },
  { tag: 'de', ownName: 'Deutsch' },
  { tag: 'el', ownName: 'Ελληνικά' },
  { tag: 'ar', ownName: 'العربية' },
  { tag: 'th', ownName: 'ไทย' },
  { tag: 'zh-Hans', ownName: '简体中文' },
  { tag: 'my', ownName: 'မြန်မာ' },
];

async function openLong(chosen: (tag: string) => void = () => undefined) {
  const screen = await render(
    <LanguageMenu label="Idioma" emptyText="Sin resultados" value="es" onSelect={chosen} languages={many} />,
  );
  await screen.getByRole('button', { name: /Idioma: Español/ }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
  return screen;
}

test('a list that does not come is told, and asked for again with the next press', async () => {
  vi.mocked(fetchLanguageList).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const onLost = vi.fn<() => void>();
  const screen = await render(
    <LanguageMenu
      label="Idioma"
      emptyText="Sin resultados"
      value="es"
      onSelect={() => undefined}
      onLost={onLost}
      languages={many}
    />,
  );
  const button = screen.getByRole('button', { name: /Idioma: Español/ });
  await button.click();
  await expect.poll(() => onLost.mock.calls).toHaveLength(1);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect.element(screen.getByRole('combobox', { name: 'Idioma' })).toBeVisible();
});

test('a long list marks the present language', async () => {
  const screen = await openLong();
  await expect.element(screen.getByRole('option', { name: 'Español' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('option').elements()).toHaveLength(many.length);
});

test.each([
  ['its own name, without its accents', 'francais', 'Français'],
  ['its name in English', 'greek', 'Ελληνικά'],
  ['its name in the language of the page', 'tailand', 'ไทย'],
  ['its tag', 'zh-h', '简体中文'],
])('a long list finds a language by %s', async (_how, typed, found) => {
  const chosen = vi.fn<(tag: string) => void>();
  const screen = await openLong(chosen);
  await userEvent.type(screen.getByRole('combobox'), typed);
  await expect
    .poll(() =>
      screen
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual([found]);
  await userEvent.keyboard('{Enter}');
  expect(chosen).toHaveBeenCalledExactlyOnceWith(many.find(({ ownName }) => ownName === found)?.tag);
  await expect.element(screen.getByRole('combobox')).not.toBeInTheDocument();
});

test('a long list says when nothing is found, and Escape gives the focus back to the button', async () => {
  const chosen = vi.fn<(tag: string) => void>();
  const screen = await openLong(chosen);
  await userEvent.type(screen.getByRole('combobox'), 'qqq');
  await expect.element(screen.getByText('Sin resultados')).toBeVisible();
  await userEvent.keyboard('{Escape}{Escape}');
  await expect.element(screen.getByRole('button', { name: /Idioma: Español/ })).toHaveFocus();
  expect(chosen).not.toHaveBeenCalled();
});

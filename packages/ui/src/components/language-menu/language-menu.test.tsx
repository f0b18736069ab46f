import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { LanguageMenu } from './language-menu.tsx';

test('the present language is marked and another one can be chosen in its own name', async () => {
  const chosen = vi.fn<(tag: string) => void>();
  const screen = await render(
    <LanguageMenu
      label="Idioma"
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

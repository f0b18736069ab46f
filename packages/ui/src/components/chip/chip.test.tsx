import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Chip } from './chip.tsx';

test('a chip says whether it is on and asks for the opposite', async () => {
  const changed = vi.fn<(pressed: boolean) => void>();
  const screen = await render(
    <Chip pressed onPressedChange={changed}>
      Favoritos
    </Chip>,
  );
  const chip = screen.getByRole('button', { name: 'Favoritos', pressed: true });
  await chip.click();
  expect(changed).toHaveBeenCalledWith(false);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from './avatar.tsx';

const fallback = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

test('a picture that does not load gives way to the fallback', async () => {
  const screen = await render(<Avatar src="data:image/png;base64,broken" fallbackSrc={fallback} alt="carla" />);
  await expect.element(screen.getByRole('img', { name: 'carla' })).toHaveAttribute('src', fallback);
});

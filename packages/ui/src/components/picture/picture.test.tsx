import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Picture } from './picture.tsx';

const square =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%224%22%20height=%224%22/%3E';

test('a picture that cannot be loaded gives way to its words', async () => {
  const screen = await render(<Picture src="data:image/png;base64,broken" alt="Obsidia" fallback={<b>Obsidia</b>} />);
  await expect.element(screen.getByText('Obsidia')).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});

test('a picture that comes after a broken one is shown', async () => {
  const screen = await render(<Picture src="data:image/png;base64,broken" alt="Nahual" fallback={<b>sin imagen</b>} />);
  await expect.element(screen.getByText('sin imagen')).toBeVisible();
  await screen.rerender(<Picture src={square} alt="Nahual" fallback={<b>sin imagen</b>} />);
  await expect.element(screen.getByRole('img', { name: 'Nahual' })).toBeVisible();
});

test('the best format that the browser knows is loaded, the plain one is the last resort', async () => {
  const screen = await render(
    <Picture src="data:image/png;base64,broken" alt="Copal" sources={[{ type: 'image/svg+xml', srcSet: square }]} />,
  );
  const image = screen.getByRole('img', { name: 'Copal' });
  await expect.poll(() => (image.element() as HTMLImageElement).currentSrc).toBe(square);
});

test('a picture that inherits its corners has those of the box around it', async () => {
  const screen = await render(
    <div style={{ borderRadius: '14px' }}>
      <Picture src={square} alt="Jaguar" className="rounded-[inherit]" />
    </div>,
  );
  const image = screen.getByRole('img', { name: 'Jaguar' }).element();
  expect(getComputedStyle(image).borderStartStartRadius).toBe('14px');
});

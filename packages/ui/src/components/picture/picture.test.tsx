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

const isFetched = (alt: string) => (document.querySelector(`img[alt="${alt}"]`) as HTMLImageElement).currentSrc !== '';

test('a lazy picture is fetched when it is nearly in view, not before', async () => {
  await render(
    <div style={{ height: '9000px', position: 'relative' }}>
      <Picture src={square} alt="here" loading="lazy" />
      <div style={{ position: 'absolute', top: '115vh' }}>
        <Picture src={square} alt="next" loading="lazy" />
      </div>
      <div style={{ position: 'absolute', top: '200vh' }}>
        <Picture src={square} alt="far" loading="lazy" sources={[{ type: 'image/svg+xml', srcSet: square }]} />
      </div>
    </div>,
  );
  await expect.poll(() => [isFetched('here'), isFetched('next')]).toEqual([true, true]);
  expect(isFetched('far')).toBe(false);
  window.scrollTo(0, window.innerHeight);
  await expect.poll(() => isFetched('far')).toBe(true);
});

test('in a row that scrolls sideways the next one is fetched, those behind it are not', async () => {
  await render(
    <div style={{ width: '400px', overflow: 'hidden', display: 'flex' }}>
      {['first', 'second', 'fourth'].map((alt, index) => (
        <div key={alt} style={{ flex: 'none', width: '400px', marginInlineStart: index === 2 ? '400px' : 0 }}>
          <Picture src={square} alt={alt} loading="lazy" />
        </div>
      ))}
    </div>,
  );
  await expect.poll(() => [isFetched('first'), isFetched('second')]).toEqual([true, true]);
  expect(isFetched('fourth')).toBe(false);
});

import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CategoryTile } from '../category-tile/category-tile.tsx';
import { LinkProvider } from './link.tsx';

test('every component links through the router of the site', async () => {
  const screen = await render(
    <LinkProvider
      component={({ href, children, ...rest }) => (
        <a {...rest} href={`/base${href}`}>
          {children}
        </a>
      )}
    >
      <CategoryTile category="rng" label="Casino" href="/casino" />
    </LinkProvider>,
  );
  await expect.element(screen.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/base/casino');
});

test('without a router a link is a plain anchor', async () => {
  const screen = await render(<CategoryTile category="rng" label="Casino" href="/casino" />);
  await expect.element(screen.getByRole('link', { name: 'Casino' })).toHaveAttribute('href', '/casino');
});

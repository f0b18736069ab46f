import { beforeEach, expect, test } from 'vitest';
import { freshPage, renderSite, site } from '../testing/render-site.tsx';
import { useBanners, useSiteText, type SiteText } from './index.ts';

const banners = [
  { groupName: 'w_home', url: '/art/banners/a.avif' },
  { groupName: 'w_login', url: '/art/banners/b.avif' },
  { groupName: 'w_home', url: '/art/banners/c.avif' },
] as const;

beforeEach(() => freshPage({ ...site, banners: [...banners] }));

function Shown({ text }: { text: SiteText }) {
  const say = useSiteText();
  const [home, register] = [useBanners('w_home'), useBanners('w_register')];
  return (
    <p>
      {say(text)}: {home.map(({ url }) => url).join(' ')} {register.length}
    </p>
  );
}

test.each([
  ['one text for all', 'Correo', 'Correo'],
  ['the reader’s language', { es: 'Correo', en: 'E-mail' }, 'Correo'],
  ['the site’s own language where the reader’s is missing', { es: 'Correo', pt: 'E-mail' }, 'Correo'],
])('a text of the site: %s', async (_, text, said) => {
  const { screen } = await renderSite(<Shown text={text} />);
  await expect.element(screen.getByText(`${said}: /art/banners/a.avif /art/banners/c.avif 0`)).toBeVisible();
});

test('a reader of another language is told in it, and in the site’s own where there is none', async () => {
  localStorage.setItem('lang', 'AR');
  const { screen } = await renderSite(
    <>
      <Shown text={{ es: 'Correo', ar: 'البريد' }} />
      <Shown text={{ es: 'Chat en vivo' }} />
    </>,
  );
  await expect.element(screen.getByText(/^البريد:/)).toBeVisible();
  await expect.element(screen.getByText(/^Chat en vivo:/)).toBeVisible();
});

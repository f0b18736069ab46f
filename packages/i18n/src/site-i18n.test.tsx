import { Component, Suspense, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  createI18n,
  I18nRoot,
  LostWordsError,
  storedTag,
  useLanguageTag,
  useTranslation,
  type SiteI18n,
  type WordsSource,
} from './react.ts';

const bundles: Record<string, Record<string, Record<string, unknown>>> = {
  es: { common: { actions: { retry: 'Reintentar' } } },
  ar: { common: { actions: { retry: 'إعادة المحاولة' } } },
  fr: { common: {} },
};
const rooms: Record<string, Record<string, unknown>> = {
  'es/errors': { internal: 'Algo falló' },
  'ar/errors': { internal: 'حدث خطأ' },
};

function source(asked: string[] = [], broken: string[] = []): WordsSource {
  const give =
    <V,>(id: string, value: V) =>
    async () => {
      asked.push(id);
      if (broken.includes(id)) throw new TypeError('Failed to fetch');
      return value;
    };
  const laterOf = (tag: string) =>
    Object.fromEntries(
      Object.entries(rooms)
        .filter(([id]) => id.startsWith(`${tag}/`))
        .map(([id, value]) => [id.slice(tag.length + 1), give(id, { default: value })]),
    );
  return {
    completeness: { es: true, ar: true, fr: false, pt: true },
    firstRooms: ['common'],
    first: Object.fromEntries(
      [...Object.entries(bundles), ['pt', {}] as const].map(([tag, value]) => [
        tag,
        give(tag, { default: value, later: laterOf(tag) }),
      ]),
    ),
  } as WordsSource;
}

function Page() {
  const { t } = useTranslation('common');
  return <button lang={useLanguageTag()}>{t('actions.retry')}</button>;
}

function LaterPage() {
  const { t } = useTranslation('errors');
  return <p>{t('internal')}</p>;
}

class Caught extends Component<{ children: ReactNode }> {
  override state = { said: null as string | null };

  static getDerivedStateFromError(error: unknown) {
    return { said: error instanceof LostWordsError ? 'lost' : 'failed' };
  }

  override render() {
    return this.state.said ?? this.props.children;
  }
}

const show = (site: SiteI18n, page = <Page />) =>
  render(
    <I18nRoot site={site}>
      <Suspense fallback="...">{page}</Suspense>
    </I18nRoot>,
  );

beforeEach(() => localStorage.clear());

test('a site speaks its language after one request for words', async () => {
  const asked: string[] = [];
  const site = createI18n({ words: source(asked), tag: 'es', siteDefault: 'es' });
  await site.ready;
  const screen = await show(site);
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['es']));
});

test('another language comes without a reload, turns the page around, and is remembered by wire code', async () => {
  const fonts: string[] = [];
  const site = createI18n({ words: source(), tag: 'es', siteDefault: 'es', loadFont: async (tag) => fonts.push(tag) });
  await site.ready;
  const screen = await show(site);
  await site.changeLanguage('ar');
  await expect.element(screen.getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
  expect([document.documentElement.lang, document.documentElement.dir, localStorage.getItem('lang')]).toEqual([
    'ar',
    'rtl',
    'AR',
  ]);
  expect(fonts).toEqual(['es', 'ar']);
});

test('a language is shown when its font is there, and without it when the font cannot be had', async () => {
  const arrived: (() => void)[] = [];
  const loadFont = (tag: string) => {
    if (tag === 'pt') return Promise.reject(new Error('Failed to fetch'));
    return tag === 'ar' ? new Promise<void>((resolve) => arrived.push(resolve)) : undefined;
  };
  const site = createI18n({ words: source(), tag: 'es', siteDefault: 'es', loadFont });
  await site.ready;
  const changed = site.changeLanguage('ar');
  await expect.poll(() => arrived.length).toBe(1);
  expect(document.documentElement.lang).toBe('es');
  arrived[0]?.();
  await changed;
  expect(document.documentElement.lang).toBe('ar');
  await site.changeLanguage('pt');
  expect(document.documentElement.lang).toBe('pt');
});

test('a language whose words cannot be fetched is refused and the page stays as it was', async () => {
  const site = createI18n({ words: source([], ['ar']), tag: 'es', siteDefault: 'es' });
  await site.ready;
  const screen = await show(site);
  await expect(site.changeLanguage('ar')).rejects.toThrow('Failed to fetch');
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect([document.documentElement.lang, localStorage.getItem('lang')]).toEqual(['es', null]);
});

test('a room that is not in the first bundle is fetched when a page needs it, also in the next language', async () => {
  const asked: string[] = [];
  const site = createI18n({ words: source(asked), tag: 'es', siteDefault: 'es' });
  await site.ready;
  expect(asked).not.toContain('es/errors');
  const screen = await show(site, <LaterPage />);
  await expect.element(screen.getByText('Algo falló')).toBeVisible();
  await site.changeLanguage('ar');
  await expect.element(screen.getByText('حدث خطأ')).toBeVisible();
});

test('a room that was lost once is asked for again, and its page never shows a key', async () => {
  const broken = ['es/errors'];
  const site = createI18n({ words: source([], broken), tag: 'es', siteDefault: 'es' });
  await site.ready;
  const screen = await show(site, <LaterPage />);
  broken.length = 0;
  await expect.element(screen.getByText('Algo falló')).toBeVisible();
});

test('a page whose words do not come fails as one whose script does not', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const site = createI18n({ words: source([], ['es/errors']), tag: 'es', siteDefault: 'es' });
  await site.ready;
  const screen = await show(
    site,
    <Caught>
      <LaterPage />
    </Caught>,
  );
  await expect.poll(() => screen.container.textContent).toBe('lost');
  complaints.mockRestore();
});

test('a language that lacks a room of the page is refused, and the page stays as it was', async () => {
  const site = createI18n({ words: source([], ['ar/errors']), tag: 'es', siteDefault: 'es' });
  await site.ready;
  const screen = await show(site, <LaterPage />);
  await expect.element(screen.getByText('Algo falló')).toBeVisible();
  await expect(site.changeLanguage('ar')).rejects.toThrow('Failed to fetch');
  await expect.element(screen.getByText('Algo falló')).toBeVisible();
  expect(document.documentElement.lang).toBe('es');
});

test('a room that the chosen language has not is spoken by the next', async () => {
  const site = createI18n({ words: source(), tag: 'fr', siteDefault: 'es' });
  await site.ready;
  const screen = await show(site, <LaterPage />);
  await expect.element(screen.getByText('Algo falló')).toBeVisible();
});

test("a sentence that a language lacks is said in the site's language, and numbers keep the chosen one", async () => {
  const site = createI18n({ words: source(), tag: 'fr', siteDefault: 'es' });
  await site.ready;
  const screen = await show(site);
  await expect.element(screen.getByRole('button', { name: 'Reintentar' })).toHaveAttribute('lang', 'fr');
});

test('a browser comes back to its language only while the site offers it', () => {
  localStorage.setItem('lang', 'TY');
  expect(storedTag(['es', 'fil'], 'es')).toBe('fil');
  expect(storedTag(['es', 'en'], 'es')).toBe('es');
  localStorage.setItem('lang', '<script>');
  expect(storedTag(['es', 'en'], 'es')).toBe('es');
});

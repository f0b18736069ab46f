import type { SiteInfo } from '@quetzal/web-kit/site-info';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { barriers } from '#testing/accessible.ts';
import { refuse, succeed, type Answers } from '#testing/answers.ts';
import { late, watchPlaces } from '#testing/places.ts';
import { renderSite } from '#testing/render-site.tsx';

const chapters = [
  { key: 'deposit', title: 'Depósitos', html: '<h3>Cuándo llega</h3><p>En un minuto.</p>', language: 'es' },
  {
    key: 'responsible',
    title: 'Juego responsable',
    html: '<p>Juega con calma. <a href="/help#terms">Términos</a></p>',
    language: 'es',
  },
  { key: 'terms', title: 'Términos', html: '<p>Reglas.<img src=x onerror=alert(1)></p>', language: 'es' },
];
const help: Answers = { 'GET /wps/system/helpCenter': succeed({ language: 'es', sections: chapters }) };
const openHelp = (hash = '', answers: Answers = {}, site: Partial<SiteInfo> = {}) =>
  renderSite(`/help${hash}`, { answers: { ...help, ...answers }, site });

afterEach(async () => {
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

test('every chapter has its place, and nothing in it that is more than text', async () => {
  const { screen } = await openHelp();
  await expect.element(screen.getByRole('region', { name: 'Términos' }).getByText('Reglas.')).toBeVisible();
  expect(document.querySelector('main img[src=x]')).toBeNull();
  expect(await barriers()).toEqual([]);
});

test('an address with a chapter brings that one into view and the keyboard to it', async () => {
  const { screen } = await openHelp('#terms');
  await expect.element(screen.getByRole('region', { name: 'Términos' })).toHaveFocus();
  await expect
    .element(screen.getByRole('navigation', { name: 'Capítulos' }).getByRole('link', { name: 'Términos' }))
    .toHaveAttribute('aria-current', 'location');
  await screen.getByRole('navigation', { name: 'Capítulos' }).getByRole('link', { name: 'Depósitos' }).click();
  await expect.element(screen.getByRole('region', { name: 'Depósitos' })).toHaveFocus();
});

test('a hash that stands for no text is as one that names no chapter', async () => {
  const { screen } = await openHelp('#%E0%A4%A');
  await expect.element(screen.getByRole('region', { name: 'Términos' })).toBeVisible();
  expect(document.querySelector('[aria-current=location]')).toBeNull();
});

test('a link inside a chapter stays on the page', async () => {
  const { screen } = await openHelp('#responsible');
  await screen.getByRole('region', { name: 'Juego responsable' }).getByRole('link', { name: 'Términos' }).click();
  await expect.element(screen.getByRole('region', { name: 'Términos' })).toHaveFocus();
});

test('a search shows where a word stands and leads there', async () => {
  const { screen } = await openHelp();
  const box = screen.getByRole('searchbox', { name: 'Buscar en la ayuda' });
  await box.fill('cuando');
  await expect.element(screen.getByText('1 lugar en la ayuda')).toBeVisible();
  await screen.getByRole('region', { name: 'Resultados de la búsqueda' }).getByRole('link').click();
  await expect.element(screen.getByRole('region', { name: 'Depósitos' })).toHaveFocus();
  await box.fill('xyz');
  await expect.element(screen.getByText('Prueba con otra palabra o pregunta a atención al cliente.')).toBeVisible();
});

test('customer service opens in a small window that cannot reach back, and by its own link where windows are blocked', async () => {
  const location = { replace: vi.fn<(href: string) => void>() };
  const popup = { opener: window, location };
  const opened = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  const customerService = [{ csType: 'telegram', title: 'Telegram', links: ['https://t.me/quetzal'] }];
  const { screen } = await openHelp('', {}, { customerService });
  const link = screen.getByRole('main').getByRole('link', { name: 'Telegram' }).first();
  const left: boolean[] = [];
  const leave = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', leave);
  try {
    await link.click();
    expect(opened).toHaveBeenCalledWith('', '_blank', expect.stringContaining('width=440,height=750'));
    expect(location.replace).toHaveBeenCalledWith('https://t.me/quetzal');
    expect(popup.opener).toBeNull();
    opened.mockReturnValue(null);
    await link.click();
  } finally {
    document.removeEventListener('click', leave);
  }
  expect(left).toEqual([false, true]);
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the self-test asks for every answer, works them out here and tells no one', async () => {
  const { screen, callCount } = await openHelp('#responsible');
  await screen.getByRole('button', { name: 'Empezar la autoevaluación' }).click();
  await screen.getByRole('button', { name: 'Ver el resultado' }).click();
  await expect.element(screen.getByText('9 frases aún no tienen respuesta.')).toBeVisible();
  for (const often of screen.getByRole('radio', { name: 'A menudo' }).all()) await often.click();
  expect(await barriers()).toEqual([]);
  const callsBefore = callCount();
  await screen.getByRole('button', { name: 'Ver el resultado' }).click();
  await expect.element(screen.getByText('Varias señales')).toBeVisible();
  expect(callCount()).toBe(callsBefore);
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.values(storage).map(String));
  expect(kept.join(' ')).not.toContain('often');
  await screen.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await expect.element(screen.getByRole('button', { name: 'Ver el resultado' })).toBeVisible();
});

test('the tools of responsible gaming lead to the panel', async () => {
  const { screen } = await openHelp('#responsible');
  await expect
    .element(screen.getByRole('link', { name: /^Pausa y autoexclusión/ }))
    .toHaveAttribute('href', '/help?overlay=limits&section=pause#responsible');
});

test('help that cannot be loaded says so, and customer service stays', async () => {
  const { screen } = await openHelp('', {
    'GET /wps/system/helpCenter': refuse(404, 'request.not_found', 'No existe.'),
  });
  await expect.element(screen.getByText('No pudimos cargar la ayuda')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Atención al cliente' }).first()).toBeVisible();
});

test.each([390, 800, 1440])('chapters that come late move nothing that can be pressed, at %i px', async (width) => {
  await page.viewport(width, 900);
  const moved = watchPlaces('main');
  const { screen } = await openHelp(
    '',
    { 'GET /wps/system/helpCenter': late(300, succeed({ language: 'es', sections: chapters })) },
    { customerService: [{ csType: 'livechat', title: 'Chat', links: ['https://chat.example'] }] },
  );
  await expect.element(screen.getByRole('region', { name: 'Términos' })).toBeVisible();
  await expect.element(screen.getByRole('main').getByRole('link', { name: 'Chat' })).toBeVisible();
  expect(moved()).toEqual([]);
});

test('in a low window who goes there by keyboard sees each way to the service', async () => {
  await page.viewport(1440, 520);
  const many = Array.from({ length: 12 }, (_, index) => ({
    key: `c${index}`,
    title: `Capítulo ${index}`,
    html: '<p>Reglas.</p>'.repeat(20),
    language: 'es',
  }));
  const customerService = ['Facebook', 'Telegram', 'Correo'].map((title) => ({
    csType: title.toLowerCase(),
    title,
    links: [`https://${title.toLowerCase()}.example`],
  }));
  const answers = { 'GET /wps/system/helpCenter': succeed({ language: 'es', sections: many }) };
  const { screen } = await openHelp('', answers, { customerService });
  const last = screen.getByRole('main').getByRole('link', { name: 'Correo' }).first();
  await expect.element(last).toBeInTheDocument();
  (last.element() as HTMLElement).focus();
  await expect.element(last).toBeInViewport({ ratio: 1 });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areGamesBuilt, type BuiltGames, openBuiltGames } from './built-games.ts';
import { gameOver, seedOfFeature } from './feature.ts';

const FIRST_LOAD_BYTES_MAX = 400_000;

let games: BuiltGames;
let platform: BuiltGames['platform'];
let studio: BuiltGames['studio'];
let lobby: Server;
let lobbyOrigin: string;
let studioOrigin: string;

/** Runs in the page: what it shows beyond ASCII that no font of ours has, or whose font has not come yet. */
function lettersWithoutFont(): string[] {
  const shown = new Set(Array.from(document.body.innerText).filter((letter) => /[^\p{ASCII}\s]/u.test(letter)));
  const family = getComputedStyle(document.body).fontFamily.split(',').slice(0, 2).join(',');
  const isIn = (letter: string) =>
    [...document.fonts].some(
      (face) =>
        face.status === 'loaded' &&
        face.unicodeRange.split(',').some((part) => {
          const [from = '', to = from] = part.trim().slice(2).split('-');
          const code = letter.codePointAt(0) ?? 0;
          return parseInt(from, 16) <= code && code <= parseInt(to, 16);
        }),
    );
  return [...shown].filter((letter) => !isIn(letter) || !document.fonts.check(`16px ${family}`, letter));
}

/** A lobby that shows a game in a frame and keeps what the game tells it. */
function lobbyPage(address: string): string {
  return `<!doctype html><iframe title="game" width="1200" height="680" src="${address}"></iframe><script>window.told = [];
    addEventListener('message', (event) => window.told.push(event.origin + ' ' + event.data.source + ' ' + event.data.type));</script>`;
}

beforeAll(async () => {
  lobby = createServer((req, res) => {
    const query = new URL(req.url ?? '', 'http://lobby').search.replaceAll('&', '&amp;');
    const game = `${studioOrigin}/play/frutas-electricas${query}&amp;lobby=${encodeURIComponent(lobbyOrigin)}`;
    res.writeHead(200, { 'content-type': 'text/html' }).end(lobbyPage(game));
  });
  await new Promise<void>((resolve) => lobby.listen(0, '127.0.0.1', resolve));
  lobbyOrigin = `http://127.0.0.1:${String((lobby.address() as AddressInfo).port)}`;
  games = await openBuiltGames({ lobbyOrigin });
  ({ platform, studio, origin: studioOrigin } = games);
});
afterAll(async () => {
  await games.close();
  lobby.close();
});

async function openPage(): Promise<Page> {
  return games.browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 720 } });
}

describe.runIf(areGamesBuilt)('the built game in a browser', () => {
  it('plays for money in a frame of the lobby, by keyboard, and tells the lobby', async () => {
    const page = await openPage();
    await page.goto(`${lobbyOrigin}/?token=launch&lang=es`);
    const game = page.frameLocator('iframe');
    await game.getByText('$1,000.00').waitFor();
    await game.locator('canvas').waitFor();
    await game.getByText('Toca girar para jugar').click();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Space');
    await game.locator('output', { hasText: 'Saldo' }).waitFor();
    expect(platform.callsTo('bet').map((call) => call.fields['amount'])).toEqual(['20.00']);
    const told = await page.evaluate<string[]>('window.told');
    expect(told).toEqual(
      ['ready', 'spin-started', 'spin-settled'].map((type) => `${studioOrigin} quetzal-studio ${type}`),
    );
    await page.close();
  });

  it('is told by the lobby that money came, shows it, and plays at the next press', async () => {
    platform.state.balanceCents = 500;
    const page = await openPage();
    await page.goto(`${lobbyOrigin}/?token=short&lang=es`);
    const game = page.frameLocator('iframe');
    await game.getByRole('button', { name: 'Girar' }).click();
    const refusal = game.getByText('Tu saldo no alcanza');
    await refusal.waitFor();
    platform.state.balanceCents = 70_000;
    await page.evaluate(
      "document.querySelector('iframe').contentWindow.postMessage({ source: 'quetzal-site', type: 'balance-changed' }, '*')",
    );
    await game.getByText('$700.00').waitFor();
    await refusal.waitFor({ state: 'detached' });
    const before = platform.callsTo('bet').length;
    await game.getByRole('button', { name: 'Girar' }).click();
    await game.locator('output', { hasText: 'Saldo' }).waitFor();
    expect(platform.callsTo('bet').length - before).toBe(1);
    platform.state.balanceCents = 100_000;
    await page.close();
  });

  it('offers no bet before there is something on its reels', async () => {
    const page = await openPage();
    const pictures = Promise.withResolvers<void>();
    await page.route(/\.(avif|webp)$/, async (route) => {
      await pictures.promise;
      await route.continue();
    });
    await page.goto(`${studioOrigin}/play/rayo-777?mode=demo&lang=es`);
    const spin = page.locator('.spin-button');
    await page.waitForTimeout(1_000);
    expect(await spin.getAttribute('aria-disabled')).toBe('true');
    pictures.resolve();
    await page.locator('.spin-button[aria-disabled="false"]').waitFor();
    expect(await page.locator('canvas').count()).toBe(1);
    await page.close();
  });

  it('can be played without reels whose pictures do not come', async () => {
    const page = await openPage();
    await page.route(/\.(avif|webp)$/, (route) => route.abort());
    await page.goto(`${studioOrigin}/play/rayo-777?mode=demo&lang=es`);
    await page.locator('.stage-lost').waitFor();
    await page.locator('.spin-button[aria-disabled="false"]').waitFor();
    await page.close();
  });

  it('goes on after a reload, though a launch token is good once', async () => {
    const page = await openPage();
    const address = `${studioOrigin}/play/frutas-electricas?token=once&lang=en`;
    await page.goto(address);
    await page.getByText('Press spin to play').or(page.getByText('Your last result')).waitFor();
    platform.behaviour['authenticate'] = 'refuse';
    await page.reload();
    await page.getByText('Balance').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    platform.behaviour['authenticate'] = 'normal';
    await page.close();
  });

  it('says that the casino does not answer, and opens when it answers again', async () => {
    platform.behaviour['authenticate'] = 'fail';
    const page = await openPage();
    await page.goto(`${studioOrigin}/play/frutas-electricas?token=later&lang=en`);
    await page.getByText('The casino does not answer at the moment').waitFor();
    platform.behaviour['authenticate'] = 'normal';
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await page.close();
  });

  it('verifies a spin in the browser once its seed is shown', async () => {
    const page = await openPage();
    await page.goto(`${studioOrigin}/play/rayo-777?mode=demo&lang=pt`);
    await page.getByRole('button', { name: 'Girar' }).click();
    await page.locator('output', { hasText: 'Saldo' }).waitFor();
    await page.getByRole('button', { name: 'Informações do jogo' }).click();
    await page.getByRole('tab', { name: 'Jogo justo' }).click();
    await page.getByRole('button', { name: 'Revelar a semente do servidor' }).click();
    await page.getByRole('button', { name: 'Verificar' }).first().click();
    await page.getByText('Verificado: os rolos são exatamente os das sementes.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.close();
  });

  it.each([
    ['classic3', 'si'],
    ['lines5x3', 'zh-Hant'],
    ['anywhere6x5', 'ar'],
  ] as const)(
    'loads a game over %s in %s on a phone with less than 400 kB, its letters and no console error',
    async (engine, language) => {
      const page = await openPage();
      await page.setViewportSize({ width: 390, height: 844 });
      const errors: string[] = [];
      let bytes = 0;
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (err) => errors.push(err.message));
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await page.goto(`${studioOrigin}/play/${gameOver(engine)}?mode=demo&lang=${language}`, {
        waitUntil: 'networkidle',
      });
      await page.locator('canvas').waitFor();
      await expect.poll(() => page.evaluate(lettersWithoutFont)).toEqual([]);
      expect(errors).toEqual([]);
      expect(bytes).toBeGreaterThan(100_000);
      expect(bytes).toBeLessThan(FIRST_LOAD_BYTES_MAX);
      await page.close();
    },
  );

  it.each(['classic3', 'lines5x3', 'anywhere6x5'] as const)(
    'gives the reels of %s the height of a phone held sideways, beside its controls, and room on a small one upright',
    async (engine) => {
      const page = await openPage();
      await page.setViewportSize({ width: 844, height: 350 });
      await page.goto(`${studioOrigin}/play/${gameOver(engine)}?mode=demo&lang=es`);
      await page.locator('canvas').waitFor();
      const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const reels = await boxOf(page.locator('.window'));
      expect(reels.height).toBeGreaterThan(270);
      const names = ['Girar', 'Automático', 'Turbo', 'Bajar la apuesta', 'Información del juego'];
      const buttons = await Promise.all(names.map((name) => boxOf(page.getByRole('button', { name }))));
      expect(Math.min(...buttons.map(({ x }) => x))).toBeGreaterThan(reels.x + reels.width);
      expect(Math.min(...buttons.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
      await page.setViewportSize({ width: 320, height: 412 });
      await expect.poll(async () => (await boxOf(page.locator('.window'))).width).toBeGreaterThan(150);
      await page.close();
    },
  );

  it.each([760, 768, 960])('keeps the balance and the win beside the bet in a window of %i pixels', async (width) => {
    const page = await openPage();
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${studioOrigin}/play/frutas-electricas?mode=demo&lang=es`);
    await page.locator('.spin-button[aria-disabled="false"]').waitFor();
    const edges = await page.evaluate<[number, number]>(
      `[Math.max(...[...document.querySelectorAll('.control-bar > .readout bdi')].map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return one.closest('.readout-win') && one.getBoundingClientRect().left > innerWidth / 2 ? 0 : words.getBoundingClientRect().right;
        })), document.querySelector('.bet-stepper button').getBoundingClientRect().left]`,
    );
    expect(edges[0]).toBeLessThan(edges[1]);
    await page.close();
  });

  it.each([
    ['en', 'Golden Plumes'],
    ['ar', 'ريش من ذهب'],
  ])('is called in %s as on the platform', async (language, name) => {
    const page = await openPage();
    await page.goto(`${studioOrigin}/play/plumas-de-oro?mode=demo&lang=${language}`);
    await page.getByRole('heading', { name, exact: true }).waitFor();
    expect(await page.title()).toBe(name);
    await page.locator('canvas').waitFor();
    expect(await page.evaluate(lettersWithoutFont)).toEqual([]);
    await page.close();
  });

  describe.each(['lines5x3', 'anywhere6x5'] as const)('free spins of %s', (engine) => {
    /** A demo whose next spin starts free spins. */
    async function openAtFeature(): Promise<Page> {
      const page = await openPage();
      await page.goto(`${studioOrigin}/play/${gameOver(engine)}?mode=demo&lang=en`);
      await page.locator('canvas').waitFor();
      const token = await page.evaluate<string>('Object.values(sessionStorage)[0]');
      const clientSeed = await seedOfFeature(studio.deps.db, token, engine);
      await studio.call('POST', '/api/seeds', token, { clientSeed });
      return page;
    }
    const lastRound = async () =>
      studio.deps.db
        .selectFrom('round')
        .select(['win', 'balance_after'])
        .orderBy('created_at', 'desc')
        .executeTakeFirst();

    it('are announced, counted, left out on request, and come to what the server decided', async () => {
      const page = await openAtFeature();
      await page.keyboard.press('Space');
      await page.getByRole('status').getByText('Free spins').waitFor();
      await page.getByRole('button', { name: 'Tap to go on' }).click();
      await page.getByText(/Free spin 1 of \d+/).waitFor();
      await page.getByRole('button', { name: 'To the total' }).click();
      const won = Number((await lastRound())?.win) / 10_000;
      const shown = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(won);
      await page.getByRole('status').getByText(`$${shown}`).waitFor();
      await page.keyboard.press('Space');
      await page
        .locator('output', { hasText: 'Free spins played' })
        .filter({ hasText: `$${shown}` })
        .waitFor();
      await page.close();
    });

    it('that a reload cuts off are paid, and what they came to is shown then', async () => {
      const page = await openAtFeature();
      await page.keyboard.press('Space');
      await page.getByRole('status').getByText('Free spins').waitFor();
      await page.reload();
      await page.getByText('Your last result').waitFor();
      const won = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(
        Number((await lastRound())?.win) / 10_000,
      );
      await page.locator('.feature-card').getByText(`$${won}`).waitFor();
      await page.getByRole('button', { name: 'Tap to go on' }).click();
      await page.locator('.feature-card').waitFor({ state: 'detached' });
      const balance = Number((await lastRound())?.balance_after);
      await page.getByText(`$${new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(balance)}`).waitFor();
      await page.close();
    });
  });
});

import '@fontsource-variable/geologica/wght.css';
import '@quetzal/ui/tokens.css';
import './styles/page.css';
import './styles/outcome.css';
import './styles/cabinet.css';
import './styles/feature.css';
import './styles/controls.css';
import './styles/low.css';
import './styles/sheets.css';
import './styles/sheet-panels.css';
import { loadLetters } from 'virtual:game-letters';
import { createRoot } from 'react-dom/client';
import { loadEngineKit } from './load-engine-kit.ts';
import { createGame } from './game/game.ts';
import { createStore } from './game/game-state.ts';
import { createKeptSession } from './game/kept-session.ts';
import { createRoundInView } from './game/round-in-view.ts';
import { readLaunch, webAddress } from './launch.ts';
import { createParentFrame } from './parent-frame.ts';
import { GameContext, type GameSurroundings } from './shell/game-context.ts';
import { GamePage } from './shell/game-page.tsx';
import { createStageSlot } from './stage/stage-slot.ts';
import { createStudioApi } from './studio-api.ts';
import { paintPage, themeArtOf } from './theme-art.ts';
import { loadWords } from './words.ts';

const launch = readLaunch(window.location);
const root = document.documentElement;
const art = themeArtOf(launch.gameCode);
const [words, kit] = await Promise.all([
  loadWords(launch.language),
  loadEngineKit(art.theme.engine),
  loadLetters(launch.language),
]);
root.lang = launch.language;
root.dir = /^(ar|fa|he|ur)\b/.test(launch.language) ? 'rtl' : 'ltr';
root.dataset['theme'] = 'dark';
// The studio's server titles the page in the reader's language; without it, in development, nobody does.
document.title ||= art.theme.name;
paintPage(root, art);

const store = createStore();
const api = createStudioApi();
const stage = createStageSlot();
const lobbyUrl = (): string | null => launch.lobbyUrl ?? webAddress(store.get().session?.lobbyUrl ?? null);
const game = createGame({
  store,
  api,
  launch,
  parent: () => createParentFrame(lobbyUrl()),
  kit,
  stage: stage.get,
  stageKnown: stage.known,
  inView: createRoundInView(() => sessionStorage),
  kept: createKeptSession(() => sessionStorage, launch),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now: () => performance.now(),
  createId: () => crypto.randomUUID(),
});
const surroundings: GameSurroundings = {
  launch,
  words,
  name: document.title,
  art,
  kit,
  store,
  api,
  game,
  stage,
  lobbyUrl,
};

createRoot(document.querySelector('#game') ?? document.body).render(
  <GameContext value={surroundings}>
    <GamePage />
  </GameContext>,
);
void game.open();

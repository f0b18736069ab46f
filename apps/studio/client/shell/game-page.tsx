import { useState, type ReactNode } from 'react';
import { AutoplaySheet } from '../sheets/autoplay-sheet.tsx';
import { InfoSheet } from '../sheets/info-sheet.tsx';
import { Cabinet } from './cabinet.tsx';
import { ControlBar } from './control-bar.tsx';
import { FailurePanel } from './failure-panel.tsx';
import { useGame, useGameState } from './game-context.ts';
import { LiveResult } from './live-result.tsx';
import { TopBar } from './top-bar.tsx';
import { useKeys } from './use-keys.ts';
import { useRefresh } from './use-refresh.ts';
import { useSiteWords } from './use-site-words.ts';
import { useSound } from './use-sound.ts';

type OpenSheet = 'info' | 'auto' | null;

/** The whole page of one game. */
export function GamePage(): ReactNode {
  const [sheet, setSheet] = useState<OpenSheet>(null);
  const { kit } = useGame();
  const { phase } = useGameState();
  const sound = useSound();
  useKeys(sheet === null);
  useRefresh();
  useSiteWords(sound);
  const close = (): void => {
    setSheet(null);
  };
  return (
    <div className="page" data-phase={phase}>
      <TopBar
        sound={sound}
        onInfo={() => {
          setSheet('info');
        }}
      />
      <main className="table">
        <aside className="side-pays" aria-hidden="true">
          <kit.SidePays half="first" />
        </aside>
        <Cabinet sound={sound} />
        <aside className="side-pays" aria-hidden="true">
          <kit.SidePays half="second" />
        </aside>
      </main>
      <ControlBar
        onAuto={() => {
          setSheet('auto');
        }}
      />
      <LiveResult />
      {phase === 'failed' ? <FailurePanel /> : null}
      {sheet === 'info' ? <InfoSheet onClose={close} /> : null}
      {sheet === 'auto' ? <AutoplaySheet onClose={close} /> : null}
    </div>
  );
}

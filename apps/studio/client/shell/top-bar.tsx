import type { ReactNode } from 'react';
import { createParentFrame } from '../parent-frame.ts';
import { useGame, useGameState } from './game-context.ts';
import { Icon } from './icons.tsx';
import type { Sound } from './use-sound.ts';

type TopBarProps = { readonly sound: Sound; readonly onInfo: () => void };

export function TopBar({ sound, onInfo }: TopBarProps): ReactNode {
  const { words, name, art, launch, lobbyUrl } = useGame();
  const { session } = useGameState();
  const isDemo = session?.isDemo ?? launch.mode === 'demo';
  const parent = createParentFrame(lobbyUrl());
  return (
    <header className="top-bar">
      {parent.needsWayBack ? (
        <button
          type="button"
          className="round-button"
          aria-label={words('lobby')}
          title={words('lobby')}
          onClick={() => {
            parent.leave();
          }}
        >
          <Icon name="lobby" flips />
        </button>
      ) : null}
      <p className="game-name">
        <strong dir="auto">{name}</strong>
        <span>{words('vendor_by', { vendor: art.theme.vendor.name })}</span>
      </p>
      {isDemo ? (
        <p className="demo-badge" title={words('demo_note')}>
          {words('demo_badge')}
          <span className="for-reader">{words('demo_note')}</span>
        </p>
      ) : null}
      <span className="top-bar-space" />
      <button
        type="button"
        className="round-button"
        aria-label={words(sound.isOn ? 'sound_off' : 'sound_on')}
        title={words(sound.isOn ? 'sound_off' : 'sound_on')}
        onClick={sound.toggle}
      >
        <Icon name={sound.isOn ? 'soundOn' : 'soundOff'} />
      </button>
      <button
        type="button"
        className="round-button"
        aria-label={words('information')}
        title={words('information')}
        onClick={onInfo}
      >
        <Icon name="information" />
      </button>
    </header>
  );
}

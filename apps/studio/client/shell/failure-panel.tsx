import { useEffect, useRef, type ReactNode } from 'react';
import { createParentFrame } from '../parent-frame.ts';
import type { WordKey } from '../words.ts';
import { focusSpin } from './focus-spin.ts';
import { useGame, useGameState } from './game-context.ts';

const KNOWN = new Set(['launch_refused', 'session_invalid', 'platform_unreachable', 'offline', 'game_not_found']);
const CAN_RETRY = new Set(['platform_unreachable', 'offline', 'internal']);

/** Says why the game cannot go on, and what the player can do. An open round is finished by the server meanwhile. */
export function FailurePanel(): ReactNode {
  const { words, game, lobbyUrl } = useGame();
  const { failure } = useGameState();
  const code = failure !== null && KNOWN.has(failure) ? failure : 'internal';
  const action = useRef<HTMLButtonElement>(null);
  const parent = createParentFrame(lobbyUrl());
  useEffect(() => {
    action.current?.focus();
  }, []);
  return (
    <div className="failure" role="alertdialog" aria-labelledby="failure-title" aria-describedby="failure-text">
      <div className="failure-card">
        <h2 id="failure-title">
          {words(code === 'session_invalid' ? 'failure.session_ended_title' : 'failure.title')}
        </h2>
        <p id="failure-text">{words(`failure.${code}` as WordKey)}</p>
        <div className="failure-actions">
          {CAN_RETRY.has(code) ? (
            <button
              type="button"
              className="primary-button"
              ref={action}
              onClick={() => {
                focusSpin();
                void game.open();
              }}
            >
              {words('failure.retry')}
            </button>
          ) : null}
          {parent.canLeave ? (
            <button
              type="button"
              className="secondary-button"
              ref={CAN_RETRY.has(code) ? undefined : action}
              onClick={() => {
                parent.leave();
              }}
            >
              {words('lobby')}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}

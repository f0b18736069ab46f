import type { ReactNode } from 'react';
import { focusSpin } from './focus-spin.ts';
import { useGame } from './game-context.ts';

/** Puts away the card that lies over the window; the keyboard goes on at the button that spins. */
export function GoOnButton(): ReactNode {
  const { words, game } = useGame();
  return (
    <button
      type="button"
      className="feature-go-on"
      onClick={() => {
        game.skip();
        focusSpin();
      }}
    >
      {words('feature.go_on')}
    </button>
  );
}

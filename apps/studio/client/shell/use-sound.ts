import { useCallback, useEffect, useRef, useState } from 'react';
import type { Synth } from '../sound/synth.ts';
import { useGame, useGameState } from './game-context.ts';

export type Sound = {
  readonly isOn: boolean;
  readonly toggle: () => void;
  readonly play: (make: (synth: Synth) => void) => void;
};

/** Sound is off until the player turns it on, in every session anew. */
export function useSound(): Sound {
  const { art } = useGame();
  const { phase } = useGameState();
  const synth = useRef<Synth | null>(null);
  const [isOn, setIsOn] = useState(false);

  const play = useCallback((make: (synth: Synth) => void) => {
    if (synth.current !== null) make(synth.current);
  }, []);

  const toggle = useCallback(() => {
    if (synth.current === null) {
      setIsOn(true);
      void import('../sound/synth.ts').then(({ createSynth }) => {
        synth.current = createSynth(art.theme.sound);
      });
      return;
    }
    void synth.current.close();
    synth.current = null;
    setIsOn(false);
  }, [art]);

  useEffect(() => {
    if (phase === 'spinning') {
      play((made) => {
        made.spin();
      });
    }
  }, [phase, play]);

  return { isOn, toggle, play };
}

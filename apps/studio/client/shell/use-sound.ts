import { useEffect, useState } from 'react';
import { createGameSound, type GameSound } from '../sound/game-sound.ts';
import { useGame, useGameState } from './game-context.ts';

export type Sound = Pick<GameSound, 'play' | 'hush'> & {
  readonly isOn: boolean;
  readonly toggle: () => void;
};

/** The sound of this game: what its rounds make of it, and its switch. */
export function useSound(): Sound {
  const { art } = useGame();
  const { phase, autoplay, potWin } = useGameState();
  const [sound] = useState(() =>
    createGameSound({
      storage: () => localStorage,
      loadSynth: async () => (await import('../sound/synth.ts')).createSynth(art.theme.sound),
      page: document,
    }),
  );
  const [isOn, setIsOn] = useState(sound.isOn);
  const isUnasked = autoplay !== null;
  useEffect(() => sound.listen(), [sound]);
  useEffect(() => {
    sound.setSoft(isUnasked);
  }, [sound, isUnasked]);
  useEffect(() => {
    if (phase === 'spinning')
      sound.play((made) => {
        made.spin();
      });
  }, [sound, phase]);
  useEffect(() => {
    if (potWin !== null)
      sound.play((made) => {
        made.win();
      });
  }, [sound, potWin]);
  return {
    isOn,
    toggle: () => {
      setIsOn(sound.toggle());
    },
    play: sound.play,
    hush: sound.hush,
  };
}

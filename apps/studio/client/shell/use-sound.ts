import { useEffect, useState } from 'react';
import { createGameSound, type GameSound } from '../sound/game-sound.ts';
import { useGame, useGameState } from './game-context.ts';

export type Sound = Pick<GameSound, 'play' | 'hush'> & {
  readonly isOn: boolean;
  readonly toggle: () => void;
};

/** How often the melody of a win goes on when it is called. */
const CALL_TIMES = { big: 1, mega: 2, super: 4 } as const;

/** The sound of this game: what its rounds make of it, and its switch. */
export function useSound(): Sound {
  const { art } = useGame();
  const { phase, autoplay, potWin, calledWin } = useGameState();
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
  useEffect(() => {
    if (calledWin !== null)
      sound.play((made) => {
        made.call(CALL_TIMES[calledWin.tier]);
      });
  }, [sound, calledWin]);
  return {
    isOn,
    toggle: () => {
      setIsOn(sound.toggle());
    },
    play: sound.play,
    hush: sound.hush,
  };
}

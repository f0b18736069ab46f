import type { Synth } from './synth.ts';

const KEY = 'quetzal-studio:sound';
const ON = 'on';
/** What browsers take for a wish to hear something; a touch counts when it ends. */
const GESTURES = ['pointerup', 'keydown'] as const;

type GameSoundDeps = {
  /** Of this browser; a framed page may be denied it, and then begins silent each time. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly loadSynth: () => Promise<Synth>;
  readonly page: EventTarget & Pick<Document, 'visibilityState'>;
};

export type GameSound = ReturnType<typeof createGameSound>;

/**
 * What is heard of a game. Off until the player turns it on, which this browser remembers. Even then it is silent before
 * the first touch, in the background, and once something lies over the game until that is touched again.
 */
export function createGameSound({ storage, loadSynth, page }: GameSoundDeps) {
  let isOn = attempt(() => storage().getItem(KEY) === ON, false);
  let isTouched = false;
  let isSoft = false;
  let synth: Synth | null = null;
  let loading: Promise<void> | null = null;

  const isHeard = (): boolean => isOn && isTouched && page.visibilityState === 'visible';

  async function load(): Promise<void> {
    try {
      synth = await loadSynth();
    } catch {
      // Silent without its script, for which the next touch asks again.
      loading = null;
    }
    tune();
  }

  function tune(): void {
    if (synth === null) {
      if (isHeard()) loading ??= load();
      return;
    }
    synth.setSoft(isSoft);
    synth.setHeard(isHeard());
  }

  function touch(): void {
    isTouched = true;
    tune();
  }

  return {
    isOn: (): boolean => isOn,
    /** @returns whether it is on now */
    toggle(): boolean {
      isOn = !isOn;
      attempt(() => {
        storage().setItem(KEY, isOn ? ON : 'off');
      }, undefined);
      touch();
      return isOn;
    },
    /** What would be played unheard is never made up for. */
    play(make: (synth: Synth) => void): void {
      if (synth !== null && isHeard()) make(synth);
    },
    /** Rounds that follow one another unasked are less loud. */
    setSoft(wish: boolean): void {
      isSoft = wish;
      tune();
    },
    /** Something else is before the eyes. */
    hush(): void {
      isTouched = false;
      tune();
    },
    /** Follows touches and the page's place in front; returns how to stop. */
    listen(): () => void {
      page.addEventListener('visibilitychange', tune);
      for (const gesture of GESTURES) page.addEventListener(gesture, touch);
      return () => {
        page.removeEventListener('visibilitychange', tune);
        for (const gesture of GESTURES) page.removeEventListener(gesture, touch);
      };
    },
  };
}

function attempt<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

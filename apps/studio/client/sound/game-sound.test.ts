import { describe, expect, it, vi } from 'vitest';
import { createGameSound } from './game-sound.ts';
import type { Synth } from './synth.ts';

/** A sound over a synthesiser that writes down what it is told, in a browser that keeps what it is given. */
function soundWith(kept = new Map<string, string>(), loadings: (() => Promise<void>)[] = []) {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  const heard: string[] = [];
  const noise = (name: string) => () => void heard.push(name);
  const synth: Synth = {
    spin: noise('spin'),
    stop: noise('stop'),
    vanish: noise('vanish'),
    win: noise('win'),
    call: (times) => void heard.push(`call ${String(times)}`),
    setSoft: (isSoft) => void heard.push(isSoft ? 'soft' : 'full'),
    setHeard: (isHeard) => void heard.push(isHeard ? 'awake' : 'asleep'),
  };
  const load = vi.fn(async () => {
    await loadings.shift()?.();
    return synth;
  });
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const sound = createGameSound({ storage: () => storage, loadSynth: load, page });
  sound.listen();
  return {
    sound,
    kept,
    load,
    heard,
    last: () => heard.at(-1),
    touch: () => page.dispatchEvent(new Event('pointerup')),
    turn: (visibilityState: DocumentVisibilityState) => {
      page.visibilityState = visibilityState;
      page.dispatchEvent(new Event('visibilitychange'));
    },
    isHeard: () => {
      const before = heard.length;
      sound.play((made) => made.spin());
      return heard.length > before;
    },
  };
}

async function turnedOn() {
  const game = soundWith();
  game.sound.toggle();
  await vi.waitFor(() => expect(game.last()).toBe('awake'));
  return game;
}

describe('the sound of a game', () => {
  it('is off, and not even fetched, until the player turns it on', () => {
    const { sound, touch, isHeard, load } = soundWith();
    touch();
    expect(sound.isOn()).toBe(false);
    expect(isHeard()).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  it('is remembered by the browser, but silent before the first touch', async () => {
    const { kept } = await turnedOn();
    const { sound, touch, isHeard, load, last } = soundWith(kept);
    expect(sound.isOn()).toBe(true);
    expect(load).not.toHaveBeenCalled();
    touch();
    await vi.waitFor(() => expect(last()).toBe('awake'));
    expect(isHeard()).toBe(true);
    sound.toggle();
    expect(soundWith(kept).sound.isOn()).toBe(false);
  });

  it('is what was pressed last, however fast', async () => {
    const { sound, isHeard, load, last } = soundWith();
    sound.toggle();
    expect(sound.toggle()).toBe(false);
    await vi.waitFor(() => expect(last()).toBe('asleep'));
    expect(isHeard()).toBe(false);
    sound.toggle();
    expect(isHeard()).toBe(true);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is silent in the background', async () => {
    const { turn, isHeard, last } = await turnedOn();
    turn('hidden');
    expect(last()).toBe('asleep');
    expect(isHeard()).toBe(false);
    turn('visible');
    expect(last()).toBe('awake');
    expect(isHeard()).toBe(true);
  });

  it('is silent from when something lies over the game until that is touched again', async () => {
    const { sound, touch, turn, isHeard } = await turnedOn();
    sound.hush();
    expect(isHeard()).toBe(false);
    turn('hidden');
    turn('visible');
    expect(isHeard()).toBe(false);
    touch();
    expect(isHeard()).toBe(true);
  });

  it('is softer while rounds follow one another unasked', async () => {
    const { sound, heard } = await turnedOn();
    sound.setSoft(true);
    expect(heard.slice(-2)).toEqual(['soft', 'awake']);
    sound.setSoft(false);
    expect(heard.slice(-2)).toEqual(['full', 'awake']);
  });

  it('is fetched again at the next touch when its script did not come', async () => {
    const lost = async () => {
      throw new TypeError('Failed to fetch');
    };
    const { sound, touch, load, last } = soundWith(new Map(), [lost]);
    sound.toggle();
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await vi.waitFor(() => {
      touch();
      expect(last()).toBe('awake');
    });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('begins silent each time where nothing may be kept', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
    const sound = createGameSound({ storage: denied, loadSynth: () => new Promise(() => undefined), page });
    expect(sound.isOn()).toBe(false);
    expect(sound.toggle()).toBe(true);
  });
});

import type { Theme } from '../../themes/index.ts';

const LOUDNESS = 0.09;
const SOFT_LOUDNESS = 0.035;
/** Between the tones of a melody. */
const STEP_SECONDS = 0.11;

export type Synth = ReturnType<typeof createSynth>;

/** Quiet synthesised sounds: nothing is downloaded. */
export function createSynth(sound: Theme['sound']) {
  const context = new AudioContext();
  const output = context.createGain();
  output.gain.value = LOUDNESS;
  output.connect(context.destination);

  function tone(hz: number, startSeconds: number, lengthSeconds: number, wave: OscillatorType, loudness = 1): void {
    const at = context.currentTime + startSeconds;
    const oscillator = context.createOscillator();
    const envelope = context.createGain();
    oscillator.type = wave;
    oscillator.frequency.value = hz;
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(loudness, at + 0.012);
    envelope.gain.exponentialRampToValueAtTime(0.001, at + lengthSeconds);
    oscillator.connect(envelope).connect(output);
    oscillator.start(at);
    oscillator.stop(at + lengthSeconds);
  }

  function melody(startSeconds: number, semitonesUp: number): void {
    for (const [index, step] of sound.melody.entries()) {
      const hz = sound.rootHz * 2 ** ((step + semitonesUp) / 12);
      tone(hz, startSeconds + index * STEP_SECONDS, 0.4, sound.wave, 0.7);
    }
  }

  return {
    spin(): void {
      tone(sound.rootHz / 2, 0, 0.12, 'triangle', 0.5);
      tone(sound.rootHz * 0.75, 0.05, 0.12, 'triangle', 0.4);
    },
    stop(reel: number): void {
      tone(110 + reel * 12, 0, 0.14, 'sine', 1);
      tone(1800, 0, 0.02, 'square', 0.06);
    },
    vanish(): void {
      for (const [index, step] of sound.melody.slice(0, 3).entries())
        tone(sound.rootHz * 2 ** (step / 12), index * 0.05, 0.18, sound.wave, 0.35);
    },
    win(): void {
      melody(0, 0);
    },
    /** Goes on from `win`, each time a tone of the scale higher. */
    call(times: number): void {
      for (let time = 1; time <= times; time += 1) melody(time * sound.melody.length * STEP_SECONDS, time * 2);
    },
    setSoft(isSoft: boolean): void {
      output.gain.value = isSoft ? SOFT_LOUDNESS : LOUDNESS;
    },
    /** Asleep it costs nothing, and what had begun to sound is not heard any more. */
    setHeard(isHeard: boolean): void {
      // A browser that does not let it stays silent.
      void (isHeard ? context.resume() : context.suspend()).catch(() => undefined);
    },
  };
}

/** What can lie behind a cabinet; each is drawn once and painted in the colours of every theme that uses it. */
export const SCENE_NAMES = [
  'neon',
  'papel',
  'storm',
  'pyramids',
  'jungle',
  'sea',
  'reef',
  'night',
  'snow',
  'desert',
  'egypt',
  'temple',
  'castle',
  'orient',
  'space',
  'sweets',
  'circus',
  'meadow',
  'vault',
  'volcano',
  'city',
  'rays',
] as const;

export type SceneName = (typeof SCENE_NAMES)[number];

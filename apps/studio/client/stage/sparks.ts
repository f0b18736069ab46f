import { Container, Sprite, Texture } from 'pixi.js';
import { css } from '../css-colour.ts';
import type { Colour } from '../../themes/index.ts';

const LIFE_MS = 1300;
const COUNT = 44;
const TEXTURE_SIZE = 48;

type Spark = { readonly sprite: Sprite; x: number; y: number; vx: number; vy: number; turn: number };

function sparkTexture(colour: Colour): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = TEXTURE_SIZE;
  canvas.height = TEXTURE_SIZE;
  const context = canvas.getContext('2d');
  if (context === null) return Texture.WHITE;
  const middle = TEXTURE_SIZE / 2;
  const light = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.3, css(colour));
  light.addColorStop(1, `${css(colour)}00`);
  context.fillStyle = light;
  context.beginPath();
  for (let corner = 0; corner < 8; corner += 1) {
    const reach = corner % 2 === 0 ? middle : middle * 0.28;
    const angle = (corner * Math.PI) / 4;
    context.lineTo(middle + Math.cos(angle) * reach, middle + Math.sin(angle) * reach);
  }
  context.fill();
  return Texture.from(canvas);
}

export type Sparks = ReturnType<typeof createSparks>;

/** Sparks that fly from winning symbols. They are decoration: their randomness decides nothing. */
export function createSparks(colour: Colour) {
  const container = new Container();
  const texture = sparkTexture(colour);
  let sparks: Spark[] = [];
  let sinceMs = 0;

  return {
    container,
    burst(points: readonly { x: number; y: number }[], size: number): void {
      container.removeChildren();
      sinceMs = 0;
      sparks = Array.from({ length: COUNT }, (_, index) => {
        const from = points[index % points.length] ?? { x: 0, y: 0 };
        const angle = Math.random() * Math.PI * 2;
        const speed = size * (0.5 + Math.random() * 1.6);
        const sprite = new Sprite(texture);
        sprite.anchor.set(0.5);
        sprite.scale.set((size / 460) * (0.5 + Math.random()));
        container.addChild(sprite);
        return {
          sprite,
          ...from,
          vx: Math.cos(angle) * speed,
          vy: Math.sin(angle) * speed,
          turn: Math.random() * 4 - 2,
        };
      });
    },
    /** Moves all sparks on; false when they have gone out. */
    step(elapsedMs: number): boolean {
      if (sparks.length === 0) return false;
      sinceMs += elapsedMs;
      const seconds = elapsedMs / 1000;
      for (const spark of sparks) {
        spark.vy += 240 * seconds;
        spark.x += spark.vx * seconds;
        spark.y += spark.vy * seconds;
        spark.sprite.position.set(spark.x, spark.y);
        spark.sprite.rotation += spark.turn * seconds;
        spark.sprite.alpha = Math.max(0, 1 - sinceMs / LIFE_MS);
      }
      if (sinceMs < LIFE_MS) return true;
      container.removeChildren();
      sparks = [];
      return false;
    },
  };
}

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * Where the piece belongs, seen as a person sees it: the place whose colours are those of the piece, only darker.
 */
async function findGap(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const [background, piece] = [...document.querySelectorAll<HTMLImageElement>('[data-slot="puzzle-picture"] img')];
    if (background === undefined || piece === undefined) throw new Error('There is no puzzle');
    const pixelsOf = async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const paint = canvas.getContext('2d');
      if (paint === null) throw new Error('No canvas');
      paint.drawImage(image, 0, 0);
      return paint.getImageData(0, 0, canvas.width, canvas.height);
    };
    const [ground, part] = [await pixelsOf(background), await pixelsOf(piece)];
    const top = Math.round((Number.parseFloat(piece.style.top) / 100) * ground.height);
    const inside: [number, number][] = [];
    const isSolid = (x: number, y: number) => (part.data[(y * part.width + x) * 4 + 3] ?? 0) === 255;
    // Away from the outline, which is drawn over the picture.
    for (let y = 4; y < part.height - 4; y += 2)
      for (let x = 4; x < part.width - 4; x += 2)
        if (isSolid(x - 4, y) && isSolid(x + 4, y) && isSolid(x, y - 4) && isSolid(x, y + 4)) inside.push([x, y]);
    const strangenessAt = (left: number) => {
      let [product, own, seen] = [0, 0, 0];
      for (const [x, y] of inside) {
        for (let channel = 0; channel < 3; channel += 1) {
          const there = part.data[(y * part.width + x) * 4 + channel] ?? 0;
          const here = ground.data[((top + y) * ground.width + left + x) * 4 + channel] ?? 0;
          product += there * here;
          own += there * there;
          seen += here * here;
        }
      }
      const shade = product / own;
      // The whole picture is as bright as the piece somewhere else; only the gap is darker and otherwise the same.
      return shade > 0.8 ? 1 : (seen - product * shade) / seen;
    };
    let best = { left: 0, strangeness: 1 };
    for (let left = 0; left <= ground.width - part.width; left += 1) {
      const strangeness = strangenessAt(left);
      if (strangeness < best.strangeness) best = { left, strangeness };
    }
    return best.left;
  });
}

/** Solves the open puzzle with the keyboard alone; a piece that did not fit gets another puzzle, as people do. */
export async function solveSlider(page: Page): Promise<void> {
  const handle = page.getByRole('slider');
  await expect(async () => {
    await expect(handle).toBeVisible();
    await expect(handle).not.toHaveAttribute('aria-disabled', 'true');
    const gap = await findGap(page);
    await handle.focus();
    for (let moved = 0; moved < gap - 9; moved += 10) await page.keyboard.press('PageUp', { delay: 20 });
    for (let moved = gap - (gap % 10); moved < gap; moved += 1) await page.keyboard.press('ArrowRight', { delay: 20 });
    await page.keyboard.press('Enter');
    await expect(handle).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: 45_000 });
}

import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page has before what a journey looks for. */
const stopsMax = 120;

/**
 * Moves by keys as somebody without a mouse does, and looks at every stop on the way: it lies in view, nothing covers it, and
 * it looked different from how it looks once the focus has gone on.
 */
export function createKeys(page: Page) {
  const press = async (key: string) => {
    await page.keyboard.press(key);
    // What opens or closes by the key may still be on its way.
    await expect.poll(() => page.evaluate(lookAtFocus), { message: `after ${key}`, timeout: 15_000 }).toBeNull();
  };
  return {
    press,
    /** Writes into what has the focus. */
    type: (text: string) => page.keyboard.type(text),
    /** Presses a key until something has the focus. */
    async to(target: Locator, key = 'Tab'): Promise<void> {
      await expect(target).toBeVisible();
      for (let stops = 0; stops < stopsMax; stops += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await press(key);
      }
      await expect(target, `${stopsMax} times ${key}`).toBeFocused();
    },
    /** Goes once around a dialog: the focus stays in it. */
    async expectTrapped(dialog: Locator): Promise<void> {
      for (const key of [...Array.from({ length: 12 }, () => 'Tab'), 'Shift+Tab', 'Shift+Tab']) {
        await press(key);
        expect(await dialog.evaluate((element) => element.contains(document.activeElement)), 'stays inside').toBe(true);
      }
    },
  };
}

/** Runs in the page. Says what is wrong with where the focus is, or with how it was seen at the stop before. */
function lookAtFocus(): string | null {
  const memory = window as { lastStop?: { element: Element; look: string } };
  const lookOf = (element: Element): string => {
    const drawn: (Element | null)[] = [element, element.nextElementSibling];
    for (let parent = element.parentElement; parent !== null && drawn.length < 6; parent = parent.parentElement)
      drawn.push(parent);
    const looks = drawn.map((part) => {
      if (part === null) return '';
      const { outline, boxShadow, borderColor, backgroundColor, textDecorationLine, clipPath } = getComputedStyle(part);
      return [outline, boxShadow, borderColor, backgroundColor, textDecorationLine, clipPath].join();
    });
    return looks.join('|');
  };
  const nameOf = (element: Element) => (element.cloneNode(false) as Element).outerHTML.slice(0, 160);
  const { activeElement: now } = document;
  const { lastStop: before } = memory;
  if (before !== undefined && before.element !== now && before.element.isConnected) {
    const box = before.element.getBoundingClientRect();
    if (box.width > 0 && before.look === lookOf(before.element))
      return `the focus could not be seen on ${nameOf(before.element)}`;
  }
  delete memory.lastStop;
  // The end of the page, from where the browser goes on to its own bar; a frame looks after its own.
  if (now === null || now === document.body || now instanceof HTMLIFrameElement) return null;
  const box = now.getBoundingClientRect();
  if (!now.matches(':focus-visible') || box.height > innerHeight) return null;
  memory.lastStop = { element: now, look: lookOf(now) };
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `out of view: ${nameOf(now)}`;
  const seen = document.elementFromPoint(x, y);
  const isSeen = seen !== null && (now.contains(seen) || seen.contains(now) || now.parentElement?.contains(seen));
  return isSeen === true ? null : `covered by ${seen === null ? 'nothing' : nameOf(seen)}: ${nameOf(now)}`;
}

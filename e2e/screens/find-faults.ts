/** What is wrong with a piece of text on a screen. */
export interface Fault {
  kind: 'cut' | 'outside' | 'overlap' | 'sideways' | 'glyph';
  text: string;
  /** The component it stands in, and the tag. */
  where: string;
}

/**
 * Looks at every text of the page as it stands and tells what a reader would stumble over. Runs in the page, so it is one
 * function that uses nothing from outside.
 */
export function findFaults(): Fault[] {
  const faults: Fault[] = [];
  const found = new Set<string>();
  const add = (kind: Fault['kind'], element: Element, text: string) => {
    const slot = element.closest('[data-slot]')?.getAttribute('data-slot') ?? '-';
    const fault = {
      kind,
      text: text.trim().replaceAll(/\s+/g, ' ').slice(0, 60),
      where: `${slot} ${element.localName}`,
    };
    const key = Object.values(fault).join('|');
    if (!found.has(key)) faults.push(fault);
    found.add(key);
  };
  const isShown = (element: Element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 3 || box.height < 3) return false;
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const textsOf = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  const rangeOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range;
  };
  const linesOf = (element: Element) => textsOf(element).flatMap((node) => [...rangeOf(node).getClientRects()]);
  // What scrolls by hand: the carousel itself, and the window that it has.
  const swiped =
    '[data-slot$="carousel"], [data-slot="game-rail"], [data-slot="game-rail"] > *, [data-slot="carousel"] > *';
  const hides = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX);

  const areOver = (a: DOMRect, b: DOMRect) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.45 * Math.min(a.height, b.height);

  function lookAtEdges(element: Element, node: Node): void {
    const text = node.textContent ?? '';
    const box = rangeOf(node).getBoundingClientRect();
    const control = element.closest('button, [role="tab"], [role="option"], th, [data-slot="badge"]');
    for (
      let parent: Element | null = element;
      parent !== null && parent !== document.body;
      parent = parent.parentElement
    ) {
      const style = getComputedStyle(parent);
      if (/auto|scroll/.test(style.overflowX) || parent.matches(swiped)) return;
      const edge = parent.getBoundingClientRect();
      if (
        parent === control &&
        (box.right > edge.right + 1 || box.left < edge.left - 1 || box.bottom > edge.bottom + 2)
      ) {
        add('outside', element, text);
      }
      // What has left its frame altogether is a slide of a carousel, not a word that was cut.
      const isAway = box.left >= edge.right - 1 || box.right <= edge.left + 1;
      if (hides(style) && !isAway && (box.right > edge.right + 1 || box.left < edge.left - 1))
        add('cut', element, text);
      if (style.position === 'fixed') return;
    }
  }

  function lookAtNeighbours(parent: Element): void {
    const inFlow = [...parent.children].filter(
      (child) => isShown(child) && ['static', 'relative'].includes(getComputedStyle(child).position),
    );
    inFlow.forEach((one, index) => {
      for (const other of inFlow.slice(index + 1)) {
        if (linesOf(one).some((a) => linesOf(other).some((b) => areOver(a, b))))
          add('overlap', one, `${one.textContent} / ${other.textContent}`);
      }
    });
  }

  function lookAtLetters(): void {
    const known = [...document.fonts].filter(({ status }) => ['loaded', 'loading'].includes(status));
    const ranges = known.flatMap(({ unicodeRange }) =>
      unicodeRange.split(',').map((part) => {
        const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
        return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'F'), 16)] as const;
      }),
    );
    const letters = new Set(Array.from(document.body.innerText).filter((letter) => /[\p{L}\p{M}]/u.test(letter)));
    const missing = [...letters].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges.some(([from, to]) => from <= code && code <= to);
    });
    if (missing.length > 0) add('glyph', document.body, missing.join(''));
  }

  // Under a dialog nothing can be read.
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter(isShown);
  const root = dialogs.at(-1) ?? document.body;
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    // A form is read from top to bottom: what holds it never moves sideways.
    if (/auto|scroll/.test(style.overflowX) && element.querySelector('form, h2') !== null) {
      const tooWide = element.scrollWidth - element.clientWidth;
      if (tooWide > 1) add('sideways', element, `${tooWide} px`);
    }
    const texts = textsOf(element);
    if (style.clip !== 'auto' || style.clipPath === 'inset(50%)') continue;
    for (const node of texts) lookAtEdges(element, node);
    const isClamped = style.webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1;
    const isCut = texts.length > 0 && hides(style) && element.scrollWidth > element.clientWidth + 1;
    if (isClamped || isCut) add('cut', element, element.textContent ?? '');
    lookAtNeighbours(element);
  }
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) add('sideways', page, `${page.scrollWidth - page.clientWidth} px`);
  lookAtLetters();
  return faults;
}

/**
 * Takes everything beside an element out of reach of keyboard, pointer and screen reader; regions that tell something
 * (`aria-live`) are still heard. What opens later, such as a dialog, is not touched. Answers what undoes it. The library
 * that dialogs hide the page with is not used here: it counts hidden and inert together, and where both overlap one stays.
 */
export function inertOthers(element: Element): () => void {
  const kept = [element, ...document.querySelectorAll('[aria-live]')];
  const made: Element[] = [];
  const visit = (parent: Element): void => {
    for (const child of parent.children) {
      if (kept.includes(child)) continue;
      if (kept.some((one) => child.contains(one))) visit(child);
      else if (!child.hasAttribute('inert')) {
        child.setAttribute('inert', '');
        made.push(child);
      }
    }
  };
  visit(document.body);
  return () => {
    for (const one of made) one.removeAttribute('inert');
  };
}

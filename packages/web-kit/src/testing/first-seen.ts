/** The first element that matches, met at once when it is drawn: before any script that is fetched later can replace it. */
export function firstSeen(selector: string, meet?: (element: Element) => void): Promise<Element> {
  const { promise, resolve } = Promise.withResolvers<Element>();
  const look = new MutationObserver(() => {
    const element = document.querySelector(selector);
    if (element === null) return;
    look.disconnect();
    meet?.(element);
    resolve(element);
  });
  look.observe(document.body, { childList: true, subtree: true });
  return promise;
}

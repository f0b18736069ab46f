/** A finger on `head` that moves down by `distance` px within `durationMs`. */
export function swipe(head: Element, distance: number, durationMs: number): void {
  const { x, y } = head.getBoundingClientRect();
  const send = (type: string, share: number) => {
    const event = new PointerEvent(type, {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
      clientX: x + 5,
      clientY: y + 5 + distance * share,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + durationMs * share });
    head.dispatchEvent(event);
  };
  send('pointerdown', 0);
  for (let step = 1; step <= 10; step += 1) send('pointermove', step / 10);
  send('pointerup', 1);
}

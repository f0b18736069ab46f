import type { KeyboardEvent } from 'react';

const CONTROLS = 'button, input, a[href], [tabindex]';

/**
 * Goes on from the last control of a sheet to its first, and back. Around a framed game there is a page, into which Tab
 * would lead although the sheet lies over the game.
 */
export function keepInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROLS)];
  const stops = controls.filter((control) => control.tabIndex >= 0 && !control.matches(':disabled'));
  const [first, last] = [stops[0], stops.at(-1)];
  if (first === undefined || last === undefined) return;
  const { activeElement } = document;
  const isOnSheet = !stops.some((stop) => stop === activeElement);
  const isAtEnd = event.shiftKey ? isOnSheet || first === activeElement : isSameStop(last, activeElement);
  if (!isAtEnd) return;
  event.preventDefault();
  if (!event.shiftKey) first.focus();
  else (stops.find((stop) => isSameStop(stop, last) && stop.matches(':checked')) ?? last).focus();
}

const isRadio = (element: Element | null): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'radio';

/** Tab stops once for all radio buttons of a group. */
const isSameStop = (stop: Element, other: Element | null): boolean =>
  stop === other || (isRadio(stop) && isRadio(other) && stop.name === other.name);

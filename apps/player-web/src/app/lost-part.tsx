import { Button } from '@quetzal/ui/button';
import { useFailureWords, type Failure } from '@quetzal/web-kit/boundary';
import { createPortal } from 'react-dom';

/**
 * Says over the page that a part of it is missing and offers what helps; once, however many parts are. Fetches nothing: it
 * must work when fetching does not.
 */
export function LostPart({ failure }: { failure: Failure }) {
  const { title, detail, retryLabel } = useFailureWords(failure.kind);
  // Outside of the part's surroundings: the blurred header would hold a fixed box inside itself.
  return createPortal(
    <div
      role="alert"
      data-slot="lost-part"
      className="[[data-slot=lost-part]~&]:hidden fixed inset-x-4 bottom-[calc(var(--q-tabbar-h)+1.5rem)] z-(--q-z-toast) mx-auto flex max-w-lg items-center gap-4 rounded-lg bg-overlay p-4 text-start shadow-4 md:bottom-6 short:bottom-6"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold text-fg">{title}</p>
        <p className="mt-0.5 text-sm text-fg-3">{detail}</p>
      </div>
      <Button onClick={failure.retry}>{retryLabel}</Button>
    </div>,
    document.body,
  );
}

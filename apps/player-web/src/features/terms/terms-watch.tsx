import { ApiError } from '@quetzal/web-kit/api';
import { lazyPage } from '@quetzal/web-kit/boundary';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePersonalCenter } from '#shared/address-params/use-overlays.ts';
import { useTerms } from '#shared/terms/terms.queries.ts';
import { useOnRefusal } from './use-on-refusal.ts';

const TermsDialog = lazyPage(
  () => import('./terms-dialog.tsx'),
  (module) => module.TermsDialog,
);
const pendingCode = 'members.terms_pending';

/**
 * Asks a member to accept documents that have changed: once when they come, and again when a game was refused for it. What
 * was refused is tried anew afterwards. Stands back while the personal centre is open: money can leave at any time.
 */
export function TermsWatch() {
  const { data: terms, refetch } = useTerms();
  const queries = useQueryClient();
  const center = usePersonalCenter();
  const [isPutOff, setPutOff] = useState(false);
  useOnRefusal(pendingCode, () => {
    setPutOff(false);
    void refetch();
  });
  if (terms?.isPending !== true || isPutOff || center.isOpen) return null;
  const tryAgain = () =>
    void queries.refetchQueries({
      predicate: ({ state: { error } }) => error instanceof ApiError && error.code === pendingCode,
    });
  return <TermsDialog terms={terms} onAccepted={tryAgain} onLater={() => setPutOff(true)} />;
}

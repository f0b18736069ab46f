import { useTranslation } from '@quetzal/i18n/react';
import { AlertDialog } from '@quetzal/ui/alert-dialog';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { LogOutIcon } from '@quetzal/ui/icons';
import { useState } from 'react';
import { useErrorText } from '../form/index.ts';
import { SecurityCard, type SecurityCardPlace } from './security-card.tsx';
import { useEndSessions, useSessions } from './security.queries.ts';
import { SessionRow } from './session-row.tsx';

/** Where the account is signed in: this session is marked, any other can be ended, or all others at once. */
export function SessionsList({ headingLevel }: SecurityCardPlace) {
  const { t } = useTranslation('security');
  const errorText = useErrorText();
  const sessions = useSessions();
  const end = useEndSessions();
  const [isEndingAll, setIsEndingAll] = useState(false);
  const rows = [...(sessions.data ?? [])].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  const hasOthers = rows.some(({ isCurrent }) => !isCurrent);
  const said = end.variables === null ? t('sessions.others_ended') : t('sessions.ended');
  return (
    <SecurityCard
      {...{ headingLevel, query: sessions }}
      title={t('sessions.title')}
      detail={t('sessions.detail')}
      action={
        hasOthers && (
          <Button variant="secondary" size="sm" onClick={() => setIsEndingAll(true)}>
            {t('sessions.end_others')}
          </Button>
        )
      }
    >
      {() => (
        <>
          <ul className="-my-1 grid divide-y divide-line">
            {rows.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                nowMs={sessions.dataUpdatedAt}
                isEnding={end.isPending && end.variables === session.id}
                onEnd={() => end.mutate(session.id)}
              />
            ))}
          </ul>
          {!hasOthers && <p className="mt-3 text-sm text-fg-3">{t('sessions.alone')}</p>}
          {end.isError && !isEndingAll && (
            <Alert tone="danger" className="mt-3">
              {errorText(end.error)}
            </Alert>
          )}
          <output className="sr-only">{end.isSuccess && said}</output>
          <AlertDialog
            open={isEndingAll}
            onOpenChange={setIsEndingAll}
            tone="danger"
            icon={<LogOutIcon className="rtl:-scale-x-100" />}
            title={t('sessions.end_others_title')}
            description={t('sessions.end_others_detail')}
            confirmLabel={t('sessions.end_others')}
            cancelLabel={t('sessions.keep')}
            busy={end.isPending}
            busyLabel={t('sessions.ending')}
            onConfirm={() => end.mutate(null, { onSuccess: () => setIsEndingAll(false) })}
          >
            {end.isError && <Alert tone="danger">{errorText(end.error)}</Alert>}
          </AlertDialog>
        </>
      )}
    </SecurityCard>
  );
}

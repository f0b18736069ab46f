import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import type { FinishedLogin, LoginFlow } from '@quetzal/web-kit/entry';
import { useErrorText } from '@quetzal/web-kit/form';
import { useState } from 'react';
import { useFreePlay } from './use-free-play.ts';

interface EndedTrialProps {
  flow: LoginFlow;
  onDone: (login: FinishedLogin) => void;
  /** Left out where the site opens no accounts. */
  onRegister?: (() => void) | undefined;
}

/** Tells a visitor that their free play is over, and how they go on: once more for nothing, or with an account. */
export function EndedTrial({ flow, onDone, onRegister }: EndedTrialProps) {
  const { t } = useTranslation(['account-entry', 'common']);
  const errorText = useErrorText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const play = useFreePlay(flow, (outcome) => {
    if (outcome.kind === 'done') onDone(outcome);
    if (outcome.kind === 'refused') setRefusal(errorText(outcome.error));
  });
  return (
    <>
      <Alert
        tone="info"
        title={t('common:session.trial_title')}
        action={
          <span className="flex flex-wrap gap-2">
            {play !== null && (
              <Button size="sm" disabled={flow.isBusy} onClick={() => void play()}>
                {t('common:session.trial_again')}
              </Button>
            )}
            {onRegister !== undefined && (
              <Button size="sm" variant="outline" onClick={onRegister}>
                {t('title_register')}
              </Button>
            )}
          </span>
        }
      >
        {t('common:session.trial_detail')}
      </Alert>
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
    </>
  );
}

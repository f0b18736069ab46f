import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { FingerprintIcon, PlayIcon } from '@quetzal/ui/icons';
import { Separator } from '@quetzal/ui/separator';
import { useEntryCalls, type FinishedLogin, type LoginFlow, type LoginOutcome } from '@quetzal/web-kit/entry';
import { canUsePasskeys, isPasskeyRefusal, proveByPasskey } from '@quetzal/web-kit/passkeys';
import { usePasskeyText } from '@quetzal/web-kit/security';
import { useState } from 'react';
import { ThirdPartyButtons } from './third-party-buttons.tsx';
import { useThirdParties } from './third-party.ts';
import { useFreePlay } from './use-free-play.ts';

interface OtherWaysProps {
  flow: LoginFlow;
  onDone: (login: FinishedLogin) => void;
  /** Who played for nothing until now is offered that above the form. */
  isTrialOver: boolean;
}

/** Below the form: a trial without an account, the passkey of this device, accounts at third parties. */
export function OtherWays({ flow, onDone, isTrialOver }: OtherWaysProps) {
  const { t } = useTranslation('account-entry');
  const { passkeyLoginQuestion, logInByPasskey } = useEntryCalls();
  const providers = useThirdParties();
  const hasPasskeys = canUsePasskeys();
  const refusalText = usePasskeyText();
  const [refusal, setRefusal] = useState<string | null>(null);
  const settle = (outcome: LoginOutcome) => {
    if (outcome.kind === 'done') onDone(outcome);
    if (outcome.kind !== 'refused') return;
    // Who closed the question of the device knows it.
    const isChoice = isPasskeyRefusal(outcome.error) && outcome.error.reason === 'cancelled';
    setRefusal(isChoice ? null : refusalText(outcome.error));
  };
  const play = useFreePlay(flow, settle);
  const enterByPasskey = async () => {
    const ask = async () => logInByPasskey(await proveByPasskey(await passkeyLoginQuestion()), 'member');
    settle(await flow.follow(ask, { way: 'passkey' }));
  };
  return (
    <div className="grid gap-4">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      {play !== null && !isTrialOver && (
        <Button variant="secondary" fullWidth className="min-h-11" disabled={flow.isBusy} onClick={() => void play()}>
          <PlayIcon />
          {t('free_play')}
        </Button>
      )}
      {(providers.length > 0 || hasPasskeys) && <Separator label={t('or_continue')} />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2.5 empty:hidden">
        <ThirdPartyButtons providers={providers} />
        {hasPasskeys && (
          <Button
            variant="outline"
            disabled={flow.isBusy}
            onClick={() => void enterByPasskey()}
            className="col-span-full"
          >
            <FingerprintIcon />
            {t('verification.method.passkey')}
          </Button>
        )}
      </div>
    </div>
  );
}

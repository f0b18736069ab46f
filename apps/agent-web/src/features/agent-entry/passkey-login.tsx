import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { FingerprintIcon } from '@quetzal/ui/icons';
import { useEntryCalls, type LoginFlow } from '@quetzal/web-kit/entry';
import { isPasskeyRefusal, proveByPasskey } from '@quetzal/web-kit/passkeys';
import { usePasskeyText } from '@quetzal/web-kit/security';
import { useState } from 'react';

/** The way in without a password: the device knows whose passkey it holds. */
export function PasskeyLogin({ flow }: { flow: LoginFlow }) {
  const { t } = useTranslation('agent-shell');
  const failureText = usePasskeyText();
  const { passkeyLoginQuestion, logInByPasskey } = useEntryCalls();
  const [refusal, setRefusal] = useState<string | null>(null);
  const prove = async () => {
    const response = await proveByPasskey(await passkeyLoginQuestion());
    return logInByPasskey({ ...response }, 'agent');
  };
  const enter = async () => {
    setRefusal(null);
    const outcome = await flow.follow(prove, { way: 'passkey' });
    if (outcome.kind !== 'refused') return;
    // Who closed the question of the device knows that they did.
    const hasLeft = isPasskeyRefusal(outcome.error) && outcome.error.reason === 'cancelled';
    if (!hasLeft) setRefusal(failureText(outcome.error));
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {refusal !== null && <Alert tone="danger">{refusal}</Alert>}
      <Button variant="outline" size="lg" fullWidth onClick={() => void enter()}>
        <FingerprintIcon />
        {t('login.with_passkey')}
      </Button>
    </div>
  );
}

import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { TabPanel, Tabs } from '@quetzal/ui/tabs';
import { LoginFlowDialogs, useLoginFlow, type FinishedLogin } from '@quetzal/web-kit/entry';
import { useCodeText } from '@quetzal/web-kit/form';
import { useSession, wasTrial } from '@quetzal/web-kit/session';
import { useFlag } from '@quetzal/web-kit/site-info';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cutOffRound } from '#shared/notices/cut-off-round.ts';
import { thirdPartyRefusal } from '#shared/third-party/third-party.ts';
import { CodeLogin } from './code-login.tsx';
import { EndedTrial } from './ended-trial.tsx';
import { OtherForm } from './other-form.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordLogin } from './password-login.tsx';

interface LoginFormProps {
  onDone: (login: FinishedLogin) => void;
  onForgot: () => void;
  /** Leads to the other form; left out where the site opens no accounts. */
  onRegister?: () => void;
}

/** The ways in that the site has: name and password, a code by text, and what stands below them. */
export function LoginForm({ onDone, onForgot, onRegister }: LoginFormProps) {
  const { t } = useTranslation('account-entry');
  const [params] = useSearchParams();
  const flow = useLoginFlow({ side: 'member' });
  const isTrialOver = wasTrial(useSession().end);
  const ways = useLoginWays();
  const [chosen, setWay] = useState<string>(ways[0] ?? 'password');
  const codeText = useCodeText();
  const refusal = thirdPartyRefusal(params);
  const items = ways.map((way) => ({ value: way, label: t(`ways.${way}`) }));
  return (
    <div className="grid gap-4">
      {isTrialOver ? <EndedTrial flow={flow} onDone={onDone} onRegister={onRegister} /> : <EndedSession />}
      {refusal !== null && <Alert tone="danger">{codeText(refusal)}</Alert>}
      <Tabs label={t('ways.label')} items={items} value={chosen} onValueChange={setWay}>
        {ways.includes('password') && (
          <TabPanel value="password">
            <PasswordLogin flow={flow} onDone={onDone} onForgot={onForgot} />
          </TabPanel>
        )}
        {ways.includes('code') && (
          <TabPanel value="code">
            <CodeLogin flow={flow} onDone={onDone} />
          </TabPanel>
        )}
      </Tabs>
      <OtherWays flow={flow} onDone={onDone} isTrialOver={isTrialOver} />
      {onRegister !== undefined && !isTrialOver && (
        <OtherForm question={t('no_account')} label={t('tab_register')} onSelect={onRegister} />
      )}
      <LoginFlowDialogs flow={flow} />
    </div>
  );
}

/** Why who was logged in is asked to log in again: it stands in the form, which a message would lie over on a phone. */
function EndedSession() {
  const { t } = useTranslation('common');
  const { end } = useSession();
  if (end !== 'expired' && end !== 'revoked') return null;
  return (
    <Alert tone="warn" title={t('session.expired_title')}>
      {t(`session.${end}_detail`)}
      <CutOffRound />
    </Alert>
  );
}

/** What becomes of the bet of a round that the end of the session cut off; once, in the form that opens with it. */
function CutOffRound() {
  const [isKnown] = useState(cutOffRound.isKnown);
  useEffect(() => cutOffRound.forget, []);
  return isKnown && <CutOffWords />;
}

function CutOffWords() {
  const { t } = useTranslation(['game-stage', 'site-shell']);
  return <p className="mt-1">{t('cut_off', { record: t('site-shell:center.personalHistoryCopy') })}</p>;
}

/* Passwords everywhere but on a site that lets people in by code alone. */
function useLoginWays(): ('password' | 'code')[] {
  const hasCode = useFlag('MOBILEVERCODELOGIN3');
  const hasNames = useFlag('USERNAMEREG3');
  const hasMobilePasswords = useFlag('MOBILENUMPASSREG3');
  const hasPassword = !hasCode || hasNames || hasMobilePasswords;
  return [...(hasPassword ? (['password'] as const) : []), ...(hasCode ? (['code'] as const) : [])];
}

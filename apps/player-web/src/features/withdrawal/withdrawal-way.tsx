import { useTranslation } from '@quetzal/i18n/react';
import { Card, CardHeader } from '@quetzal/ui/card';
import { CheckIcon, TriangleAlertIcon, XIcon } from '@quetzal/ui/icons';
import { Timeline } from '@quetzal/ui/timeline';
import { SiteTime } from '#shared/site-time/site-time.tsx';
import { isSentBack } from './withdrawal-stand.ts';
import type { WithdrawalDetail, WithdrawalStep } from './withdrawal.wire.ts';

const marks: Partial<Record<WithdrawalStep, 'danger' | 'warn'>> = {
  rejected: 'danger',
  failed: 'danger',
  disputed: 'warn',
  not_received: 'warn',
};
const icons = { danger: <XIcon />, warn: <TriangleAlertIcon />, success: <CheckIcon /> };

/** The way of the withdrawal so far, and what comes next. */
export function WithdrawalWay({ withdrawal }: { withdrawal: WithdrawalDetail }) {
  const { t } = useTranslation('withdrawal');
  const { steps, state } = withdrawal;
  const wordsOf = (step: WithdrawalStep) =>
    step === 'disputed' && isSentBack(withdrawal) ? t('verdict.sent_back') : t(`step.${step}`);
  const past = steps.map(({ step, at }, index) => {
    const tone = marks[step] ?? 'success';
    return { key: `${index}`, title: wordsOf(step), time: <SiteTime at={at} />, tone, icon: icons[tone] } as const;
  });
  const isUnderWay = state === 'in_review' || state === 'approved' || state === 'paying' || state === 'disputed';
  const next = isUnderWay ? [{ key: 'next', title: t(`next.${state}`) }] : [];
  return (
    <Card variant="inset" padding="lg">
      <CardHeader headingLevel="h3" title={t('way')} className="mb-4" />
      <Timeline label={t('way')} events={[...past, ...next]} />
    </Card>
  );
}

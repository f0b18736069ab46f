import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { ApiError } from '@quetzal/web-kit/api';
import { useErrorText } from '@quetzal/web-kit/form';
import { ConfirmationDialog } from '@quetzal/web-kit/security';
import { useState } from 'react';
import { notices } from '#shared/notices/notice-store.ts';
import { useChangeProfile } from '../my-account.queries.ts';
import type { FactName, Profile, ToldFacts } from '../my-account.wire.ts';
import { FactField } from './fact-field.tsx';
import { profileGroups, type ProfileGroup } from './profile-groups.ts';

interface ProfileDialogProps {
  group: ProfileGroup;
  profile: Profile;
  onClose: () => void;
}

/** Tells more of oneself, or anew; what stays empty stays as it is. */
export function ProfileDialog({ group, profile, onClose }: ProfileDialogProps) {
  const { t } = useTranslation('my-account');
  const errorText = useErrorText();
  const change = useChangeProfile();
  const [told, setTold] = useState<ToldFacts>({});
  const [problem, setProblem] = useState<{ fact: string | null; text: string } | null>(null);
  const open = profileGroups[group].filter((fact: FactName) => profile.facts[fact]?.isFixed !== true);
  const isOnce = open.some((fact) => fact === 'payeeName' || fact === 'birthday' || fact === 'idNumber');

  const set = (fact: FactName, value: string) => {
    setProblem(null);
    setTold(({ [fact]: _before, ...others }) => (value === '' ? others : { ...others, [fact]: value }));
  };
  return (
    <ConfirmationDialog
      title={t(`profile.${group}`)}
      detail={t('profile.dialog_detail')}
      submitLabel={t('save')}
      onClose={onClose}
      onConfirm={async (confirmation) => {
        if (Object.keys(told).length === 0) return setProblem({ fact: null, text: t('profile.nothing') });
        try {
          await change.mutateAsync({ facts: told, ...confirmation });
        } catch (error) {
          const field = error instanceof ApiError ? error.field?.replace('facts.', '') : undefined;
          if (field === undefined || !open.some((fact) => fact === field)) throw error;
          return setProblem({ fact: field, text: errorText(error) });
        }
        notices.notify({ tone: 'success', title: t('profile.saved') });
        onClose();
      }}
    >
      {isOnce && <Alert tone="info">{t('profile.once')}</Alert>}
      {open.map((fact) => (
        <FactField
          key={fact}
          fact={fact}
          value={told[fact] ?? ''}
          known={profile.facts[fact]?.shown}
          error={problem?.fact === fact ? problem.text : undefined}
          onValueChange={(value) => set(fact, value)}
        />
      ))}
      {problem?.fact === null && <Alert tone="warn">{problem.text}</Alert>}
    </ConfirmationDialog>
  );
}

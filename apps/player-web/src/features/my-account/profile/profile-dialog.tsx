import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { ApiError } from '@quetzal/web-kit/api';
import { FormRefusal, useErrorText } from '@quetzal/web-kit/form';
import { ConfirmationDialog } from '@quetzal/web-kit/security';
import { useState } from 'react';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { notices } from '#shared/notices/notice-store.ts';
import { useChangeProfile } from '../my-account.queries.ts';
import type { FactName, Profile, ToldFacts } from '../my-account.wire.ts';
import { FactField } from './fact-field.tsx';
import { profileDraft } from './profile-draft.ts';
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
  const { value: typed, set: setTyped, forget } = useDraft(profileDraft, { group, told: {} });
  const told: ToldFacts = typed.group === group ? typed.told : {};
  const [problem, setProblem] = useState<{ fact: string; text: string } | null>(null);
  const [emptyAttempts, setEmptyAttempts] = useState(0);
  const open = profileGroups[group].filter((fact: FactName) => profile.facts[fact]?.isFixed !== true);
  const isOnce = open.some((fact) => fact === 'payeeName' || fact === 'birthday' || fact === 'idNumber');

  const set = (fact: FactName, value: string) => {
    setProblem(null);
    setEmptyAttempts(0);
    const { [fact]: _before, ...others } = told;
    setTyped({ group, told: value === '' ? others : { ...others, [fact]: value } });
  };
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ConfirmationDialog
      title={t(`profile.${group}`)}
      detail={t('profile.dialog_detail')}
      submitLabel={t('save')}
      onClose={close}
      checkFields={() => {
        const isEmpty = Object.keys(told).length === 0;
        if (isEmpty) setEmptyAttempts((before) => before + 1);
        return !isEmpty;
      }}
      onConfirm={async (confirmation) => {
        try {
          await change.mutateAsync({ facts: told, ...confirmation });
        } catch (error) {
          const field = error instanceof ApiError ? error.field?.replace('facts.', '') : undefined;
          if (field === undefined || !open.some((fact) => fact === field)) throw error;
          return setProblem({ fact: field, text: errorText(error) });
        }
        notices.notify({ tone: 'success', title: t('profile.saved') });
        close();
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
      {emptyAttempts > 0 && (
        <FormRefusal key={emptyAttempts} tone="warn">
          {t('profile.nothing')}
        </FormRefusal>
      )}
    </ConfirmationDialog>
  );
}

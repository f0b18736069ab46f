import { useTranslation } from '@quetzal/i18n/react';
import { useDialogOfDraft } from '#shared/drafts/use-draft.ts';
import { PanelSkeleton } from '#shared/panel-skeleton/panel-skeleton.tsx';
import { RegionError } from '#shared/region-error/region-error.tsx';
import { useProfile } from '../my-account.queries.ts';
import { ProfileCard } from './profile-card.tsx';
import { ProfileDialog } from './profile-dialog.tsx';
import { profileDraft } from './profile-draft.ts';
import { profileGroups, type ProfileGroup } from './profile-groups.ts';

/** What the member told of themselves, group by group. */
export function ProfileTab() {
  const { t } = useTranslation('my-account');
  const { data: profile, error, refetch } = useProfile();
  const [open, setOpen] = useDialogOfDraft(profileDraft, ({ group }) => group);
  if (profile === undefined) {
    if (error !== null) return <RegionError title={t('profile.failed')} error={error} onRetry={() => void refetch()} />;
    return <PanelSkeleton parts={['cards']} />;
  }
  return (
    <div className="grid gap-4">
      <p className="text-sm text-fg-2">{t('profile.intro')}</p>
      <div className="grid items-start gap-4 xl:grid-cols-2 xl:grid-rows-[auto_1fr]">
        {(Object.keys(profileGroups) as ProfileGroup[]).map((group) => (
          <ProfileCard
            key={group}
            group={group}
            profile={profile}
            onEdit={() => setOpen(group)}
            // The longest stands beside the two others.
            className={group === 'reach' ? 'xl:col-start-2 xl:row-span-2 xl:row-start-1' : undefined}
          />
        ))}
      </div>
      {open !== null && <ProfileDialog group={open} profile={profile} onClose={() => setOpen(null)} />}
    </div>
  );
}

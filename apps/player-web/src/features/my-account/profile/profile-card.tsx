import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { DescriptionList } from '@quetzal/ui/description-list';
import { useId } from 'react';
import type { Profile } from '../my-account.wire.ts';
import { profileGroups, type ProfileGroup } from './profile-groups.ts';
import { useFactText } from './use-fact-text.ts';

interface ProfileCardProps {
  group: ProfileGroup;
  profile: Profile;
  onEdit: () => void;
  className?: string | undefined;
}

/** One group of what the member told; what is personal shows only what its owner recognises it by. */
export function ProfileCard({ group, profile, onEdit, className }: ProfileCardProps) {
  const { t } = useTranslation('my-account');
  const textOf = useFactText();
  const titleId = useId();
  const title = t(`profile.${group}`);
  const facts = profileGroups[group].map((fact) => {
    const told = profile.facts[fact];
    const detail =
      told === null ? <span className="font-normal text-fg-3">{t('profile.none')}</span> : textOf(fact, told.shown);
    return { key: fact as string, term: t(`facts.${fact}`), detail: <bdi>{detail}</bdi> };
  });
  const referrer = { key: 'referrer', term: t('facts.referrer'), detail: <bdi>{profile.referrer}</bdi> };
  const isAllFixed = profileGroups[group].every((fact) => profile.facts[fact]?.isFixed === true);
  return (
    <Card asChild padding="lg" className={className}>
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{title}</span>}
          detail={t(`profile.${group}_detail`)}
          headingLevel="h3"
          action={
            !isAllFixed && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('profile.edit_group', { group: title })}
                onClick={onEdit}
              >
                {t('profile.edit')}
              </Button>
            )
          }
        />
        <DescriptionList items={group === 'identity' && profile.referrer !== null ? [...facts, referrer] : facts} />
      </section>
    </Card>
  );
}

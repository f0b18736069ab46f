import { useTranslation } from '@quetzal/i18n/react';
import { useSiteInfo, useSiteText } from '@quetzal/web-kit/site-info';
import { socialNames } from '#shared/social/social-icon.tsx';
import { supportWays, type SupportWay } from './support-ways.ts';

/** The ways to reach people in the order of menus, each by the site's name for it or, where it has none, by ours. */
export function useSupportWays(): SupportWay[] {
  const { t } = useTranslation('site-shell');
  const { customerService } = useSiteInfo();
  const textOf = useSiteText();
  const names: Readonly<Record<string, string>> = {
    ...socialNames,
    email: t('support.email'),
    livechat: t('support.livechat'),
  };
  return supportWays(
    customerService.map(({ csType, title, links }) => ({
      csType,
      title: textOf(title ?? names[csType] ?? csType),
      links,
    })),
  );
}

import { useTranslation } from '@quetzal/i18n/react';
import { Badge } from '@quetzal/ui/badge';
import { MailIcon, SmartphoneIcon } from '@quetzal/ui/icons';
import { Num } from '@quetzal/ui/num';
import { useState } from 'react';
import { ContactDialog, type ContactChannel } from './contact-dialog.tsx';
import { SecurityCard, type SecurityCardPlace } from './security-card.tsx';
import { useSecurityConfig } from './security.queries.ts';
import { SettingRow } from './setting-row.tsx';

interface ContactsCardProps extends SecurityCardPlace {
  /** Pictures of flags beside countries; left out, there are none. */
  flagSrc?: (countryCode: string) => string;
}

const icons = { sms: <SmartphoneIcon />, email: <MailIcon /> };

/** The number and the address of the account, where codes and notices go. */
export function ContactsCard({ headingLevel, flagSrc }: ContactsCardProps) {
  const { t } = useTranslation('security');
  const config = useSecurityConfig();
  const [open, setOpen] = useState<ContactChannel | null>(null);
  const contacts = [
    { channel: 'sms', contact: config.data?.mobile ?? null },
    { channel: 'email', contact: config.data?.email ?? null },
  ] as const;
  return (
    <SecurityCard {...{ headingLevel, query: config }} title={t('contacts.title')} detail={t('contacts.detail')}>
      {() => (
        <>
          <ul>
            {contacts.map(({ channel, contact }) => (
              <SettingRow
                key={channel}
                icon={icons[channel]}
                title={t(`contacts.${channel}`)}
                detail={contact === null ? t('contacts.none') : <Known {...contact} />}
                actionLabel={t(contact === null ? 'contacts.add' : 'contacts.change')}
                actionName={t(contact === null ? `contacts.add_${channel}` : `contacts.change_${channel}`)}
                onAction={() => setOpen(channel)}
              />
            ))}
          </ul>
          {open !== null && <ContactDialog channel={open} flagSrc={flagSrc} onClose={() => setOpen(null)} />}
        </>
      )}
    </SecurityCard>
  );
}

function Known({ shown, isVerified }: { shown: string; isVerified: boolean }) {
  const { t } = useTranslation('security');
  return (
    <>
      <Num>{shown}</Num>
      <Badge tone={isVerified ? 'success' : 'warn'}>
        {t(isVerified ? 'contacts.verified' : 'contacts.unverified')}
      </Badge>
    </>
  );
}

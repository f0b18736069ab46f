import { Trans, useTranslation } from '@quetzal/i18n/react';
import { CheckboxField, type CheckboxFieldProps } from '@quetzal/ui/checkbox-field';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import type { ReactNode } from 'react';

/** The age and the documents that a newcomer accepts; they open beside the form, so that nothing typed is lost. */
export function TermsField(props: Omit<CheckboxFieldProps, 'label'>) {
  const { t } = useTranslation('account-entry');
  const { ageMin } = useSiteInfo();
  return (
    <CheckboxField
      required
      label={
        <Trans
          t={t}
          i18nKey="terms"
          values={{ age: ageMin }}
          components={{ terms: <Document section="terms" />, privacy: <Document section="privacy" /> }}
        />
      }
      {...props}
    />
  );
}

function Document({ section, children }: { section: string; children?: ReactNode }) {
  return (
    <a href={`/help#${section}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

import { MarkedText } from '@quetzal/i18n/marked-text';
import { useTranslation } from '@quetzal/i18n/react';
import { CheckboxField, type CheckboxFieldProps } from '@quetzal/ui/checkbox-field';
import { useSiteInfo } from '@quetzal/web-kit/site-info';

/** The age and the documents that a newcomer accepts; they open beside the form, so that nothing typed is lost. */
export function TermsField(props: Omit<CheckboxFieldProps, 'label'>) {
  const { t } = useTranslation('account-entry');
  const { ageMin } = useSiteInfo();
  return (
    <CheckboxField
      required
      label={
        <MarkedText
          text={t('terms', { age: ageMin })}
          marks={{
            terms: (words) => <Document section="terms" words={words} />,
            privacy: (words) => <Document section="privacy" words={words} />,
          }}
        />
      }
      {...props}
    />
  );
}

function Document({ section, words }: { section: string; words: string }) {
  return (
    <a href={`/help#${section}`} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
}

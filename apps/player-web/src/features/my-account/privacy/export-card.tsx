import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Card, CardHeader } from '@quetzal/ui/card';
import { DownloadIcon } from '@quetzal/ui/icons';
import { useErrorText } from '@quetzal/web-kit/form';
import { useSession } from '@quetzal/web-kit/session';
import { useId } from 'react';
import { useToday } from '#shared/clock/use-today.ts';
import { useExportAccount } from '../my-account.queries.ts';
import { saveJson } from './save-json.ts';

/** Everything that is known of the member, as a file. */
export function ExportCard() {
  const { t } = useTranslation('my-account');
  const { member } = useSession();
  const errorText = useErrorText();
  const today = useToday();
  const titleId = useId();
  const read = useExportAccount();
  const save = () =>
    read.mutate(undefined, { onSuccess: (data) => saveJson(`${member?.account ?? 'account'}-${today}.json`, data) });
  return (
    <Card asChild padding="lg">
      <section aria-labelledby={titleId}>
        <CardHeader
          title={<span id={titleId}>{t('export.title')}</span>}
          detail={t('export.detail')}
          headingLevel="h3"
          className="mb-4"
        />
        <Button variant="secondary" busy={read.isPending} busyLabel={t('export.busy')} onClick={save}>
          <DownloadIcon />
          {t('export.save')}
        </Button>
        <output className="block text-sm text-fg-2 not-empty:mt-3">{read.isSuccess && t('export.saved')}</output>
        {read.isError && (
          <Alert tone="danger" className="mt-3">
            {errorText(read.error)}
          </Alert>
        )}
      </section>
    </Card>
  );
}

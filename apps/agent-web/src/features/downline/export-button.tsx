import { csvOf } from '@quetzal/domain/csv';
import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { DownloadIcon } from '@quetzal/ui/icons';
import { useToast } from '@quetzal/ui/toast';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useSiteInfo } from '@quetzal/web-kit/site-info';
import { useState } from 'react';
import { useTypeName } from '#shared/account-identity/use-type-name.ts';
import { downloadText } from '#shared/download/download-text.ts';
import { exportRowsMax, useTeamExport, type TeamMember } from './downline.queries.ts';
import { teamCsvRows } from './team-csv.ts';
import type { TeamFilters } from './team-filters.ts';

/** Saves what the filters show as a file for spreadsheets. */
export function ExportButton({ filters, disabled }: { filters: TeamFilters; disabled: boolean }) {
  const { t } = useTranslation('downline');
  const { days, locale, number } = useFormat();
  const errorText = useErrorText();
  const toasts = useToast();
  const readAll = useTeamExport();
  const csvWords = useCsvWords();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { members, total } = await readAll(filters);
      downloadText(
        `${t('export.file')}-${days.dayOf(Date.now())}.csv`,
        csvOf(teamCsvRows(members, csvWords), locale),
        'text/csv',
      );
      const isCut = total > members.length;
      toasts.show({
        tone: isCut ? 'warn' : 'success',
        title: t('export.done', { count: members.length, total: number(members.length) }),
        detail: isCut ? t('export.cut', { max: number(exportRowsMax) }) : undefined,
      });
    } catch (err) {
      toasts.show({ tone: 'danger', title: t('export.failed'), detail: errorText(err) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      busy={busy}
      busyLabel={t('export.busy')}
      onClick={() => void save()}
    >
      <DownloadIcon />
      {t('export.action')}
    </Button>
  );
}

const heads = [
  'account',
  'type',
  'upline',
  'team',
  'balance',
  'currency',
  'valid_bet',
  'net_win',
  'last_login',
  'created',
  'state',
] as const;

function useCsvWords() {
  const { t } = useTranslation('downline');
  const typeName = useTypeName();
  const { timeZone, currencyPlaces } = useSiteInfo();
  return {
    heads: heads.map((name) => t(`column.${name}`)),
    typeName,
    stateName: (state: TeamMember['state']) => t(`state.${state}`),
    timeZone,
    currencyPlaces,
  };
}

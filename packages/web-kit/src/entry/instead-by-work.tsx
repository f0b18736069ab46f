import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { EyeOffIcon } from '@quetzal/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../form/index.ts';
import { findNumber } from './device-work.ts';
import { useEntryCalls } from './entry.queries.ts';

interface InsteadByWorkProps {
  /** Hands the number that the device found to the server; rejects with its refusal. */
  onFound: (found: { challenge: string; number: number }) => Promise<unknown>;
  /** Said when it is done. */
  done: string;
}

/** The way past a picture for who cannot see it or move in it: their device works some seconds instead. */
export function InsteadByWork({ onFound, done }: InsteadByWorkProps) {
  const { t } = useTranslation('account-entry');
  const errorText = useErrorText();
  const { deviceWork } = useEntryCalls();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const work = async () => {
    const own = new AbortController();
    leaving.current = own;
    setBusy(true);
    setSaid(t('work.busy'));
    try {
      const task = await deviceWork();
      const number = await findNumber(task, own.signal);
      if (own.signal.aborted) return;
      await onFound({ challenge: task.challenge, number: number ?? 0 });
      setSaid(done);
    } catch (error) {
      setSaid(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <Button
        type="button"
        variant="ghost"
        size="sm"
        // The words stand in line with the picture above them; what the button adds when it is pointed at lies outside.
        className="-ms-3"
        busy={isBusy}
        busyLabel={t('work.busy')}
        onClick={() => void work()}
      >
        <EyeOffIcon />
        {t('work.offer')}
      </Button>
      <p role="status" className="text-xs text-fg-3 empty:hidden">
        {said}
      </p>
    </div>
  );
}

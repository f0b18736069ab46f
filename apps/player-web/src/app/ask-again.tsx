import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { RotateCcwIcon } from '@quetzal/ui/icons';

interface AskAgainProps {
  /** What is missing here. */
  what: string;
  onAsk: () => void;
}

/** Stands in the frame where what was asked for did not come. It is asked for by itself as well; a press does it at once. */
export function AskAgain({ what, onAsk }: AskAgainProps) {
  const { t } = useTranslation('common');
  const label = `${what}: ${t('actions.retry')}`;
  return (
    <Button variant="ghost" size="sm" aria-label={label} title={label} onClick={onAsk}>
      <RotateCcwIcon />
      <span className="max-xl:hidden">{label}</span>
    </Button>
  );
}

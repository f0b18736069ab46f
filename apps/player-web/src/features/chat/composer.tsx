import { chatTextMax } from '@quetzal/domain/chat';
import { countCharacters } from '@quetzal/domain/text';
import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { IconButton } from '@quetzal/ui/icon-button';
import { SendIcon } from '@quetzal/ui/icons';
import { TextAreaField } from '@quetzal/ui/text-area-field';
import { useErrorText } from '@quetzal/web-kit/form';
import { useFormat } from '@quetzal/web-kit/format';
import { useSession } from '@quetzal/web-kit/session';
import type { FormEvent, KeyboardEvent } from 'react';
import { useAccountDialog } from '#shared/address-params/use-overlays.ts';
import { useRemainingText } from '#shared/remaining-text/use-remaining-text.ts';
import { useSay, useStanding } from './chat.queries.ts';
import { useChatDraft } from './draft.ts';

interface ComposerProps {
  room: string;
  /** The connection is lost: what is written stays until it is back. */
  isAway: boolean;
}

/** Where a member writes; others read why they cannot. */
export function Composer({ room, isAway }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { status, hasAccount } = useSession();
  const { show } = useAccountDialog();
  if (hasAccount) return <MemberComposer key={room} room={room} isAway={isAway} />;
  if (status === 'trial') return <Alert tone="info">{t('trial')}</Alert>;
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" onClick={() => show('login')}>
          {t('log_in')}
        </Button>
      }
    >
      {t('read_only')}
    </Alert>
  );
}

function MemberComposer({ room, isAway }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { dateTime } = useFormat();
  const standing = useStanding(room).data;
  if (standing === undefined || standing.state === 'clear') return <Writing room={room} isAway={isAway} />;
  const until = standing.until === null ? '' : dateTime(standing.until);
  return <Alert tone="warn">{t(`standing.${standing.state}`, { until })}</Alert>;
}

function Writing({ room, isAway }: ComposerProps) {
  const { t } = useTranslation('chat');
  const { locale } = useFormat();
  const errorText = useErrorText();
  const remainingText = useRemainingText();
  const { text, write, said } = useChatDraft(room);
  const say = useSay(room, said);
  const isEmpty = text.trim() === '';
  const remaining = chatTextMax - countCharacters(text);
  const send = () => {
    if (!isEmpty && !isAway && !say.isPending) say.mutate(text);
  };
  const change = (next: string) => {
    write(next);
    // A refusal is of what was written before.
    if (say.isError) say.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  // While an input method is putting a character together, Enter is its own.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextAreaField
        className="min-w-0 flex-1"
        label={t('message')}
        labelHidden
        placeholder={t('placeholder')}
        rows={1}
        rowsMax={5}
        value={text}
        onValueChange={change}
        onKeyDown={onKeyDown}
        lengthMax={chatTextMax}
        remainingText={remainingText}
        locale={locale}
        // The counter stands in the line of the label, which nobody sees here.
        hint={isAway && !isEmpty ? t('kept') : remaining < 0 ? remainingText(remaining) : undefined}
        error={isAway || say.error === null ? undefined : errorText(say.error)}
      />
      <IconButton
        type="submit"
        variant="secondary"
        label={t(say.isPending ? 'sending' : 'send')}
        disabled={isEmpty || isAway}
      >
        <SendIcon className="rtl:-scale-x-100" />
      </IconButton>
    </form>
  );
}

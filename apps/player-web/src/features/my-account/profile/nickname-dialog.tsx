import { useTranslation } from '@quetzal/i18n/react';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { Form } from '@quetzal/ui/form';
import { TextField } from '@quetzal/ui/text-field';
import { FormRefusal, useErrorText } from '@quetzal/web-kit/form';
import { useSession } from '@quetzal/web-kit/session';
import { useState } from 'react';
import { useSetNickname } from '../my-account.queries.ts';

const nicknamePattern = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._'’-]*[\p{L}\p{M}\p{N}.])?$/u;
const isNickname = (text: string) => text.length >= 2 && text.length <= 24 && nicknamePattern.test(text);

/** Chooses the name that others may see. */
export function NicknameDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['my-account', 'common']);
  const { member } = useSession();
  const errorText = useErrorText();
  const save = useSetNickname();
  const [nickname, setNickname] = useState(member?.nickname ?? '');
  const [isWrong, setWrong] = useState(false);

  const submit = () => {
    const wanted = nickname.trim();
    setWrong(!isNickname(wanted));
    if (isNickname(wanted)) save.mutate(wanted, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('nickname.title')}
      description={t('nickname.detail')}
      closeLabel={t('common:actions.close')}
    >
      <Form onSubmit={submit} busy={save.isPending}>
        <TextField
          label={t('nickname.label')}
          hint={t('nickname.hint')}
          autoComplete="nickname"
          maxLength={24}
          value={nickname}
          onChange={(event) => {
            setNickname(event.target.value);
            setWrong(false);
          }}
          error={isWrong ? t('nickname.hint') : undefined}
        />
        {save.isError && <FormRefusal>{errorText(save.error)}</FormRefusal>}
        <Button type="submit" fullWidth busy={save.isPending} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </Form>
    </Dialog>
  );
}

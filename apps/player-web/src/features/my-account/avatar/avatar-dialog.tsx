import { useTranslation } from '@quetzal/i18n/react';
import { Alert } from '@quetzal/ui/alert';
import { Button } from '@quetzal/ui/button';
import { Dialog } from '@quetzal/ui/dialog';
import { ImageUpIcon } from '@quetzal/ui/icons';
import { FormRefusal, useErrorText } from '@quetzal/web-kit/form';
import { useSession } from '@quetzal/web-kit/session';
import { useRef, useState } from 'react';
import { useSetAvatar } from '../my-account.queries.ts';
import { DrawingChoice } from './drawing-choice.tsx';
import { drawSquare } from './draw-square.ts';
import { PictureCropper } from './picture-cropper.tsx';
import { useOwnPicture } from './use-own-picture.ts';

/** Chooses what stands for the member: a drawing, or a picture of their own, placed in a square. */
export function AvatarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['my-account', 'common']);
  const { member } = useSession();
  const errorText = useErrorText();
  const save = useSetAvatar();
  const own = useOwnPicture();
  const input = useRef<HTMLInputElement>(null);
  const [drawing, setDrawing] = useState(member === null || member.picture !== null ? '' : member.avatar);
  const { picture } = own;

  async function submit(): Promise<void> {
    const wish = picture === null ? { avatar: drawing } : { image: await drawSquare(picture, own.framing) };
    save.mutate(wish, { onSuccess: onClose });
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('avatar.title')}
      closeLabel={t('common:actions.close')}
      footer={
        <Button
          fullWidth
          disabled={picture === null && drawing === ''}
          busy={save.isPending}
          busyLabel={t('saving')}
          onClick={() => void submit()}
        >
          {t('save')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {picture === null ? (
          <DrawingChoice value={drawing} onValueChange={setDrawing} />
        ) : (
          <PictureCropper picture={picture} framing={own.framing} onFramingChange={own.setFraming} />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg"
          hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file !== undefined) void own.take(file);
          }}
        />
        <div className="grid gap-1.5">
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <ImageUpIcon />
            {t(picture === null ? 'avatar.upload' : 'avatar.other')}
          </Button>
          {picture !== null && (
            <Button variant="ghost" onClick={own.forget}>
              {t('avatar.back')}
            </Button>
          )}
          <p className="text-xs text-fg-3">{t('avatar.hint')}</p>
        </div>
        {own.problem !== null && <Alert tone="danger">{t(`avatar.problem_${own.problem}`)}</Alert>}
        {save.isError && <FormRefusal>{errorText(save.error)}</FormRefusal>}
      </div>
    </Dialog>
  );
}

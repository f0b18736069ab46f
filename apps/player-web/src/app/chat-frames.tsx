import { useTranslation } from '@quetzal/i18n/react';
import { IconButton } from '@quetzal/ui/icon-button';
import { XIcon } from '@quetzal/ui/icons';
import { Sheet } from '@quetzal/ui/sheet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ChatPanel } from '#features/chat/routes.tsx';
import { LatePart } from './late-part.tsx';

interface ChatFrameProps {
  room: string;
  onRoomChange: (room: string) => void;
  onClose: () => void;
}

/** The chat beside the page, where there is room for both. Escape closes it; the focus goes back to where it was. */
export function ChatBeside({ room, onRoomChange, onClose }: ChatFrameProps) {
  const { t } = useTranslation('chat');
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const onEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const stop = new AbortController();
    panel.current?.addEventListener('keydown', (event) => onEscape(event), stop);
    return () => stop.abort();
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('title')}
      className="flex h-full flex-col gap-3 bg-side p-4 outline-none"
    >
      <div className="flex items-center justify-between">
        <h2 className="font-display text-lg font-[650] tracking-tight">{t('title')}</h2>
        <IconButton label={t('close')} onClick={onClose} className="-me-2">
          <XIcon />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1">
        <LatePart>
          <ChatPanel room={room} onRoomChange={onRoomChange} />
        </LatePart>
      </div>
    </section>
  );
}

/** The chat over the page, as high as the screen. */
export function ChatSheet({ room, onRoomChange, onClose }: ChatFrameProps) {
  const { t } = useTranslation('chat');
  return (
    <Sheet open onOpenChange={onClose} side="end" title={t('title')} closeLabel={t('close')} className="max-md:w-full">
      {/* The messages scroll by themselves: where all of the sheet scrolls they need a height. */}
      <div className="h-full short:h-120">
        <LatePart>
          <ChatPanel room={room} onRoomChange={onRoomChange} />
        </LatePart>
      </div>
    </Sheet>
  );
}

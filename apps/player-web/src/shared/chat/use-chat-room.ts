import { useFlag } from '@quetzal/web-kit/site-info';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressParams } from '../address-params/use-address-params.ts';

/** Names no room: the one of the reader's language opens. */
export const anyChatRoom = 'open';

/**
 * Which chat room is open, as the address says (`?chat=general`). Where it stands beside the page it stays when somebody
 * goes to another page.
 */
export function useChatRoom(isBeside: boolean) {
  const { pathname } = useLocation();
  const { params, change } = useAddressParams();
  const isOn = useFlag('CBS3');
  const asked = isOn ? params.get('chat') : null;
  const [kept, setKept] = useState({ pathname, room: asked });
  const carried = isBeside && asked === null && kept.pathname !== pathname ? kept.room : null;
  if (carried === null && (kept.pathname !== pathname || kept.room !== asked)) setKept({ pathname, room: asked });
  useEffect(() => {
    if (carried !== null) change({ chat: carried }, { replace: true });
  }, [carried, change]);
  return {
    room: asked ?? carried,
    show: (room: string) => change({ chat: room }, { replace: asked !== null }),
    close: () => {
      // Also when the address has not taken the room along yet.
      setKept({ pathname, room: null });
      change({ chat: null }, { replace: true });
    },
  };
}

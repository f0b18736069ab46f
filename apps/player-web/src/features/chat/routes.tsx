import { lazyPage } from '@quetzal/web-kit/boundary';

/** The chat, to stand in whatever frames it. */
export const ChatPanel = lazyPage(
  () => import('./chat-panel.tsx'),
  (module) => module.ChatPanel,
);

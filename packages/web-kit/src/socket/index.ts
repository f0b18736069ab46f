export { SocketProvider, useChatLine, useIsLineAway, useSocketEvent } from './provider.tsx';
export { createSocketLink, type SocketEventName, type SocketLink, type SocketLinkOptions } from './socket-link.ts';

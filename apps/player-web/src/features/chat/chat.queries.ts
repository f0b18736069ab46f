import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useChatLine, useIsLineAway, useSocketEvent } from '@quetzal/web-kit/socket';
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import {
  type ChatMessage,
  readAgain,
  type RoomLog,
  withMessage,
  withNewest,
  withOlder,
  withRemoved,
} from './room-log.ts';

export type ReportReason = 'spam' | 'abuse' | 'contact' | 'other';

const scope = 'chat';
const messagesKey = (room: string) => [scope, 'messages', room] as const;
/** Visitors have no live line; for members, asking finds what was said while theirs was lost. */
const [visitorPollMs, memberPollMs] = [10_000, 60_000];
/** The lines that a room opens with and that each step back adds; and in one question when what is known is read anew. */
const [windowLength, windowLengthMax] = [50, 100];
/** A list at its end keeps no more. */
const keptAtEnd = 200;

function useAskWindow(room: string) {
  const api = useApi();
  return (query: { before?: string; limit: number }, signal?: AbortSignal) =>
    unwrap(
      api.GET('/wps/v2/chat/rooms/{room}/messages', {
        ...(signal === undefined ? {} : { signal }),
        params: { path: { room }, query },
      }),
    );
}

/** What was said in a room, the oldest first, as far back as was asked for. */
export function useMessages(room: string) {
  const queries = useQueryClient();
  const { isLoggedIn } = useSession();
  const askWindow = useAskWindow(room);
  const known = () => queries.getQueryData<RoomLog>(messagesKey(room));
  return useQuery({
    queryKey: messagesKey(room),
    queryFn: ({ signal }) => {
      const limit = (known()?.messages.length ?? 0) > windowLength ? windowLengthMax : windowLength;
      return readAgain((before) => askWindow(before === undefined ? { limit } : { before, limit }, signal), known);
    },
    refetchInterval: isLoggedIn ? memberPollMs : visitorPollMs,
    staleTime: 0,
  });
}

/** Puts what was said before the oldest known message in front of it. */
export function useOlderMessages(room: string) {
  const queries = useQueryClient();
  const askWindow = useAskWindow(room);
  const key = messagesKey(room);
  return useMutation({
    mutationFn: (before: string) => askWindow({ before, limit: windowLength }),
    onSuccess: (window) => queries.setQueryData<RoomLog>(key, (log) => withOlder(log, window)),
  });
}

/** Forgets old messages of a room whose reader is at its end. */
export function useTrim(room: string): () => void {
  const queries = useQueryClient();
  const key = messagesKey(room);
  return () => {
    const count = queries.getQueryData<RoomLog>(key)?.messages.length ?? 0;
    if (count > keptAtEnd) queries.setQueryData<RoomLog>(key, (log) => withNewest(log, keptAtEnd));
  };
}

/** Puts what comes over the live line into the room that is shown. */
export function useLiveMessages(room: string): void {
  const queries = useQueryClient();
  useChatLine(room);
  useSocketEvent<ChatMessage>('chat.message', (message) => {
    queries.setQueryData<RoomLog>(messagesKey(message.room), (log) => withMessage(log, message));
  });
  useSocketEvent<Pick<ChatMessage, 'id' | 'room' | 'removedBy'>>('chat.removed', (removed) => {
    queries.setQueryData<RoomLog>(messagesKey(removed.room), (log) => withRemoved(log, removed));
  });
  useSocketEvent('chat.standing', () => void queries.invalidateQueries({ queryKey: [scope, 'standing'] }));
}

/** Whether the room cannot be heard at the moment: a member's line is lost, or a visitor's questions have no answer. */
export function useIsAway(room: string): boolean {
  const { isLoggedIn } = useSession();
  const isLineAway = useIsLineAway();
  const isOnline = useSyncExternalStore(subscribeOnline, () => onlineManager.isOnline());
  const { isRefetchError } = useMessages(room);
  return !isOnline || (isLoggedIn ? isLineAway : isRefetchError);
}
const subscribeOnline = (handler: () => void) => onlineManager.subscribe(handler);

/** How many members have a room open: as last told over the live line, else as the list of rooms says. */
export function useHere(room: string, listed: number): number {
  const [told, setTold] = useState<{ room: string; here: number }>();
  useSocketEvent<{ room: string; here: number }>('chat.here', setTold);
  return told?.room === room ? told.here : listed;
}

/** Whether the member may write in a room. */
export function useStanding(room: string) {
  const api = useApi();
  return useQuery({
    queryKey: [scope, 'standing', room],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/wps/v2/chat/rooms/{room}/standing', { signal, params: { path: { room } } })),
    refetchInterval: memberPollMs,
  });
}

/** Says something; `onSaid` is told what, also when who said it has closed the chat meanwhile. */
export function useSay(room: string, onSaid: (text: string) => void) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) =>
      unwrap(api.POST('/wps/v2/chat/rooms/{room}/messages', { params: { path: { room } }, body: { text } })),
    onSuccess(message, text) {
      onSaid(text);
      queries.setQueryData<RoomLog>(messagesKey(room), (log) => withMessage(log, message));
    },
  });
}

/** Takes an own message back. */
export function useTakeBack(room: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => unwrap(api.DELETE('/wps/v2/chat/messages/{id}', { params: { path: { id } } })),
    onSuccess: (_, id) =>
      queries.setQueryData<RoomLog>(messagesKey(room), (log) => withRemoved(log, { id, removedBy: 'author' })),
  });
}

/** Tells the moderators of a message. */
export function useReport() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReportReason }) =>
      unwrap(api.POST('/wps/v2/chat/messages/{id}/reports', { params: { path: { id } }, body: { reason } })),
  });
}

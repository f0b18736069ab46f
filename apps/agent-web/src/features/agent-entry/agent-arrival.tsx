import { Arrival } from '@quetzal/web-kit/entry';

/** Brings in who arrives with the one-time ticket of the player site; `onRefused` gets the sentence when it is refused. */
export function AgentArrival({ onRefused }: { onRefused: (sentence: string) => void }) {
  return <Arrival side="agent" by="ticket" onRefused={onRefused} />;
}

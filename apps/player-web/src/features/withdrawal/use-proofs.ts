import { useErrorText } from '@quetzal/web-kit/form';
import { useRef, useState } from 'react';
import { useSendProof } from './withdrawal.queries.ts';

/** Pictures that were chosen and are sent together, and how sending them went. */
export function useProofSending(id: string) {
  const errorText = useErrorText();
  const sendOne = useSendProof(id);
  const [pictures, setPictures] = useState<File[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // What has arrived is not sent again when a later one failed.
  const sent = useRef(new Set<File>());

  /** Sends what has not been sent, then does the rest; a failure is put into words and ends it. */
  async function send(rest: () => Promise<unknown>): Promise<void> {
    setRefusal(null);
    setBusy(true);
    try {
      for (const picture of pictures) {
        if (sent.current.has(picture)) continue;
        await sendOne.mutateAsync(picture);
        sent.current.add(picture);
      }
      await rest();
    } catch (error) {
      setRefusal(errorText(error));
    } finally {
      setBusy(false);
    }
  }
  return { pictures, setPictures, isBusy, refusal, send };
}

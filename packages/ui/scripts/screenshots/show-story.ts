interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void;
  off: (event: string, listener: (payload: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
}

interface StoryRequest {
  storyId: string;
  /** The page was opened with this story: it is mounted once more. */
  isShown: boolean;
  timeoutMs: number;
}

/**
 * Runs in the page of Storybook's preview: shows a story without loading the page anew and waits until its play
 * function has ended. Rejects when the story fails.
 */
export function showStory({ storyId, isShown, timeoutMs }: StoryRequest): Promise<void> {
  const channel = (globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }).__STORYBOOK_ADDONS_CHANNEL__;
  const failures = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer);
      channel.off('storyFinished', finished);
      for (const name of failures) channel.off(name, failed);
      settle();
    };
    const finished = (payload: unknown) => {
      if ((payload as { storyId: string }).storyId === storyId) end(resolve);
    };
    const failed = (payload: unknown) => {
      const said = (payload as { message?: string } | undefined)?.message ?? JSON.stringify(payload);
      end(() => reject(new Error(`${storyId}: ${said}`)));
    };
    const timer = setTimeout(() => end(() => reject(new Error(`${storyId} did not finish`))), timeoutMs);
    channel.on('storyFinished', finished);
    for (const name of failures) channel.on(name, failed);
    if (isShown) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

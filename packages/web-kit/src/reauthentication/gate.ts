/** Where calls of an idle session wait until the person has proven who they are. */
export interface ReauthenticationGate {
  /** Asks the person; several calls share one question. False when they decline, or when no page is there to ask. */
  ask: () => Promise<boolean>;
  isAsking: () => boolean;
  /** Lets the waiting calls go on, or lets them be refused. */
  settle: (isProven: boolean) => void;
  /** Calls back when a question comes or goes; returns how to stop. Whoever subscribes shows the question. */
  subscribe: (listener: () => void) => () => void;
}

/** A gate that is open: nobody is being asked. */
export function createReauthenticationGate(): ReauthenticationGate {
  const listeners = new Set<() => void>();
  let question: { answer: Promise<boolean>; resolve: (isProven: boolean) => void } | null = null;
  const announce = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    ask() {
      if (question !== null) return question.answer;
      if (listeners.size === 0) return Promise.resolve(false);
      const { promise, resolve } = withResolvers();
      question = { answer: promise, resolve };
      announce();
      return promise;
    },
    isAsking: () => question !== null,
    settle(isProven) {
      const asked = question;
      question = null;
      asked?.resolve(isProven);
      announce();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/* `Promise.withResolvers` is younger than the oldest browsers that the sites serve. */
function withResolvers(): { promise: Promise<boolean>; resolve: (isProven: boolean) => void } {
  let resolve: (isProven: boolean) => void = () => undefined;
  const promise = new Promise<boolean>((settle) => (resolve = settle));
  return { promise, resolve };
}

import { initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
} from 'firebase/auth';

/** The project that texts codes, as the site's file names it; `endpoint` is a stand-in that answers in its place. */
export interface PhoneProject {
  apiKey: string;
  authDomain: string;
  endpoint?: string;
}

/** A service that texts codes and vouches for numbers. Both calls reject as Firebase does: with a `code` as `auth/code-expired`. */
export interface PhoneService {
  /** Texts a code to `+525512345678`; gives the name of the attempt. */
  send: (number: string) => Promise<string>;
  /** A token that says whose number it is. A code counts once. */
  tokenFor: (attempt: string, code: string) => Promise<string>;
}

/** Opens the service of a project; nothing of it stays in the browser. */
export function openPhoneService({ endpoint, ...project }: PhoneProject): PhoneService {
  const auth = initializeAuth(initializeApp(project), { persistence: inMemoryPersistence });
  if (endpoint !== undefined) {
    connectAuthEmulator(auth, endpoint, { disableWarnings: true });
    // A stand-in has no puzzle of its own.
    auth.settings.appVerificationDisabledForTesting = true;
  }
  auth.useDeviceLanguage();
  return {
    send: (number) => withPuzzle(auth, (puzzle) => new PhoneAuthProvider(auth).verifyPhoneNumber(number, puzzle)),
    async tokenFor(attempt, code) {
      const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(attempt, code));
      const token = await user.getIdToken();
      // Whoever is next at this page starts from nothing.
      await auth.signOut();
      return token;
    },
  };
}

/* The service tells people from programs by a puzzle that shows itself only when it has doubts. */
async function withPuzzle<T>(auth: Auth, run: (puzzle: RecaptchaVerifier) => Promise<T>): Promise<T> {
  const place = document.body.appendChild(document.createElement('div'));
  const puzzle = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    return await run(puzzle);
  } finally {
    puzzle.clear();
    place.remove();
  }
}

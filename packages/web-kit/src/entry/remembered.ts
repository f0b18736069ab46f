/** What this browser remembers of the last login, in cookies that the server set: the name that was typed, no secret. */
export interface Remembered {
  username: string;
  isOn: boolean;
}

/** Reads what the browser remembers for a merchant. */
export function readRemembered(merchantCode: string, cookie: string = document.cookie): Remembered {
  const values = new Map(
    cookie.split('; ').map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)] as const;
    }),
  );
  return {
    username: decode(values.get(`lastUser_${merchantCode}`) ?? ''),
    isOn: values.get(`rememberMe_${merchantCode}`) === '1',
  };
}

/* A cookie is a stranger's text until it was read. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

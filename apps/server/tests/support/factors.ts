import { type TOTP, URI } from 'otpauth';
import { type Answer, call, demoPassword, type Rooms } from './rooms.ts';

/** An authenticator app with one account. */
export interface App {
  /** The code of now, or of so many half minutes later. */
  code(later?: number): string;
}

function appOf(rooms: Pick<Rooms, 'time'>, uri: string): App {
  const totp = URI.parse(uri) as TOTP;
  return { code: (later = 0) => totp.generate({ timestamp: rooms.time.now.getTime() + later * 30_000 }) };
}

const url = '/wps/v2/member/factors';

/** Sets an authenticator app up for a member as the screens do; answers it with the recovery codes. */
export async function setUpApp(rooms: Rooms, token: string): Promise<{ app: App; recoveryCodes: string[] }> {
  const begun = await call(rooms, 'POST', `${url}/totp`, { token, body: { password: demoPassword }, encrypted: true });
  const app = appOf(rooms, (begun.body.value as { uri: string }).uri);
  const confirmed = await call(rooms, 'PUT', `${url}/totp`, { token, body: { code: app.code() } });
  return { app, recoveryCodes: (confirmed.body.value as { recoveryCodes: string[] }).recoveryCodes };
}

/** Lets time go on to the next code of an app. */
export function nextCode(rooms: Pick<Rooms, 'time'>, app: App): string {
  rooms.time.now = new Date(rooms.time.now.getTime() + 30_000);
  return app.code();
}

/** Status and code of a refusal, and the input that it concerns. */
export const refusal = ({ status, body }: Answer) => [status, body.errorCode, body.field];

import { AccountPicture } from './account-picture.tsx';

interface AccountIdentityProps {
  account: string;
  /** Name of a picture, `a1` to `a12`; none where the list does not carry it. */
  avatar?: string | undefined;
}

/** Picture and name of an account; the name keeps its own direction. */
export function AccountIdentity({ account, avatar }: AccountIdentityProps) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {avatar !== undefined && <AccountPicture avatar={avatar} size={26} />}
      <bdi className="min-w-0 font-semibold text-fg">{account}</bdi>
    </span>
  );
}

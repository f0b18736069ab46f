import { Avatar } from '@quetzal/ui/avatar';

interface AccountPictureProps {
  /** Name of a picture, `a1` to `a12`. */
  avatar: string;
  size: number;
  className?: string;
}

/** The picture of an account; the first one stands in for one that does not load. */
export function AccountPicture({ avatar, ...rest }: AccountPictureProps) {
  return <Avatar src={addressOf(avatar)} fallbackSrc={addressOf('a1')} {...rest} />;
}

function addressOf(avatar: string): string {
  return `/avatars/${avatar}.webp`;
}

import { ArrowBigUpDashIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/* Inside the well, where it moves nothing: the words are a chip over the end of the text. */
export function CapsLockNotice({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <span role="status" className="flex-none">
      {isOn && (
        <span className="inline-flex h-6 items-center gap-1 rounded-sm bg-warn-soft px-1.5 text-xs font-medium text-warn-text [&_svg]:size-4 [&_svg]:text-current">
          <ArrowBigUpDashIcon />
          {children}
        </span>
      )}
    </span>
  );
}

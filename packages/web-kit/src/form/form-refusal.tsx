import { Alert, type AlertProps } from '@quetzal/ui/alert';

/**
 * Why a form was refused as a whole. It comes into view, however far below it the button stands, and takes the focus, as
 * the first wrong field does where one is to blame.
 */
export function FormRefusal({ tone = 'danger', ...rest }: Pick<AlertProps, 'tone' | 'action' | 'children'>) {
  return <Alert ref={bringIntoView} tabIndex={-1} tone={tone} className="scroll-my-4 focus-ring" {...rest} />;
}

/* At once, as a wrong field comes into view: there is no motion to reduce. */
function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest' });
}

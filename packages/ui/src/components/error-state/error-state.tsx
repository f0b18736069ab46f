import { TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../empty-state/empty-state.tsx';

export interface ErrorStateProps extends Omit<EmptyStateProps, 'icon' | 'tone' | 'action'> {
  icon?: ReactNode | undefined;
  /** The button that tries again. */
  retry?: ReactNode | undefined;
}

/** What stands in a region that could not be loaded; read aloud as soon as it appears. */
export function ErrorState({ icon = <TriangleAlertIcon />, retry, ...rest }: ErrorStateProps) {
  return <EmptyState role="alert" data-slot="error-state" tone="danger" icon={icon} action={retry} {...rest} />;
}

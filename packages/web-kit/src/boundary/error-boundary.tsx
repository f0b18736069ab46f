import { LostWordsError } from '@quetzal/i18n/react';
import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './lazy-page.ts';

/** What a fallback is told about a failure. */
export interface Failure {
  error: unknown;
  /** `chunk`: a script or its words did not arrive, a reload helps. `page`: the page itself failed. */
  kind: 'chunk' | 'page';
  /** Tries again: reloads the document for what was lost, renders again otherwise. */
  retry: () => void;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  fallback: (failure: Failure) => ReactNode;
  /** A change of this value, of the route for one, clears the failure. */
  resetKey?: string;
  onError?: (error: unknown) => void;
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Shows `fallback` in place of children that failed while rendering. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { caught: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    // Called on its own: the browser's `reportError` refuses to be the method of anything but the window.
    const { onError } = this.props;
    onError?.(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    const isLost = caught.error instanceof ChunkLoadError || caught.error instanceof LostWordsError;
    const kind = isLost ? 'chunk' : 'page';
    const retry = () => (kind === 'chunk' ? window.location.reload() : this.setState({ caught: null }));
    return this.props.fallback({ error: caught.error, kind, retry });
  }
}

import { LostWordsError } from '@quetzal/i18n/react';
import { Component, type ReactNode } from 'react';
import { ChunkLoadError } from './lazy-page.ts';
import { lostParts, type LostPart } from './lost-parts.ts';

/** What a fallback is told about a failure. */
export interface Failure {
  error: unknown;
  /** `chunk`: a script or its words did not arrive; `page`: the page itself failed. */
  kind: 'chunk' | 'page';
  /** Tries again where the failure stands; reloads the document for what is gone. */
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
  /** With what did not arrive, where the failure is of that kind. */
  caught: { error: unknown; loss: ChunkLoadError | LostWordsError | undefined } | null;
  resetKey: string | undefined;
}

/** Shows `fallback` in place of children that failed while rendering. React offers this to classes only. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> implements LostPart {
  override state: ErrorBoundaryState = { caught: null, resetKey: this.props.resetKey };
  declare isGone?: boolean;

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    const loss = error instanceof ChunkLoadError || error instanceof LostWordsError ? error : undefined;
    return { caught: { error, loss } };
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
    const loss = this.state.caught?.loss;
    if (!loss) return;
    // Whoever leaves and comes back has it asked for anew.
    loss.forget?.();
    lostParts.add(this);
  }

  askAnew(): void {
    this.state.caught?.loss?.forget?.();
    this.setState({ caught: null });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    const kind = caught.loss ? 'chunk' : 'page';
    const retry = () => (this.isGone ? window.location.reload() : this.askAnew());
    return this.props.fallback({ error: caught.error, kind, retry });
  }
}

import { Component, type ReactNode } from 'react';

interface State {
  readonly failure: { readonly error: unknown } | null;
}

export interface BoundaryProps {
  /** A change of this key resets the error. */
  readonly resetKey?: string;
  /** Called before the children are rendered again after an error. */
  readonly onRetry?: () => void;
  /** Shown instead of the children after an error. The default shows nothing. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** An error boundary: an error of the children does not affect the rest of the page. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ resetKey }: BoundaryProps): void {
    if (resetKey !== this.props.resetKey && this.state.failure) this.retry();
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback?.(failure.error, this.retry) ?? null;
  }
}

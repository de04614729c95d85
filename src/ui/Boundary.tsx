import { Component, type ReactNode } from 'react';

interface State {
  readonly failure: { readonly error: unknown } | null;
}

export interface BoundaryProps {
  /** A broken part is tried again when this changes. */
  readonly place?: string;
  /** Called before a broken part is tried again, and when it is left. */
  readonly onRetry?: () => void;
  /** Shown in place of a broken part; nothing when it is left out. */
  readonly fallback?: (error: unknown, retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error of a part of the page to that part. */
export class Boundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (place !== this.props.place && this.state.failure) this.retry();
  }

  override componentWillUnmount(): void {
    if (this.state.failure) this.props.onRetry?.();
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

import { Component, type ReactNode } from 'react';

export interface RetryFallbackProps {
  error: unknown;
  retry: () => void;
}

export interface RetryBoundaryProps {
  /** Draws the content of the given attempt, counted from 0. */
  children: (attempt: number) => ReactNode;
  fallback: (props: RetryFallbackProps) => ReactNode;
}

interface State {
  attempt: number;
  failure?: { error: unknown };
}

/** Catches what fails below it, and starts over with the next attempt when asked to. The rest of the page stands. */
export class RetryBoundary extends Component<RetryBoundaryProps, State> {
  override state: State = { attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  readonly retry = (): void => this.setState(({ attempt }) => ({ attempt: attempt + 1, failure: undefined }));

  override render(): ReactNode {
    const { attempt, failure } = this.state;
    return failure ? this.props.fallback({ error: failure.error, retry: this.retry }) : this.props.children(attempt);
  }
}

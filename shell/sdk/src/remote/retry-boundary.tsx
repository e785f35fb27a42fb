import { Component, type ReactNode } from 'react';

export interface RetryFallbackProps {
  error: unknown;
  retry: () => void;
  /** How often it was tried again already. */
  attempt: number;
}

export interface RetryBoundaryProps {
  /** What is loaded, e.g. 'social/LeagueChat': attempts are counted per source, over all places that show it. */
  source: string;
  /** A failure ends when this changes, e.g. the address of the page. */
  resetKey?: string;
  /** Draws the content of the given attempt, counted from 0. */
  children: (attempt: number) => ReactNode;
  fallback: (props: RetryFallbackProps) => ReactNode;
}

interface State {
  attempt: number;
  failure?: { error: unknown };
}

// Outlives the boundary: who leaves a failed screen and comes back gets a fresh attempt, not the remembered failure.
const nextAttempts = new Map<string, number>();

/** Catches what fails below it, and starts over with the next attempt when asked to. The rest of the page stands. */
export class RetryBoundary extends Component<RetryBoundaryProps, State> {
  override state: State = { attempt: this.next() };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  override componentDidCatch(): void {
    nextAttempts.set(this.props.source, Math.max(this.next(), this.state.attempt + 1));
  }

  override componentDidUpdate(previous: RetryBoundaryProps): void {
    if (this.state.failure && previous.resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = (): void => this.setState({ attempt: this.next(), failure: undefined });

  private next(): number {
    return nextAttempts.get(this.props.source) ?? 0;
  }

  override render(): ReactNode {
    const { attempt, failure } = this.state;
    return failure ? this.props.fallback({ error: failure.error, retry: this.retry, attempt }) : this.props.children(attempt);
  }
}

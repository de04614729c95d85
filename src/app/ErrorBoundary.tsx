import { Component, type ReactNode } from 'react';
import { paths } from '../paths';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { ButtonLink } from '../ui/ButtonLink';
import { EmptyState } from '../ui/EmptyState';
import { WarningIcon } from '../ui/icons';
import { Container, Row } from '../ui/Layout';
import { LoadAgain } from '../ui/LoadAgain';
import { RetryButton } from '../ui/RetryButton';
import { isMissingChunk } from './isMissingChunk';

interface State {
  readonly error: unknown;
  readonly broken: boolean;
}

interface Props {
  /** Where one is: elsewhere, the next part gets its own try. */
  readonly place: string;
  /** Told before what broke is tried again, and when it is left. */
  readonly onRetry?: () => void;
  readonly children: ReactNode;
}

/** Shows what one can do when a part of the page breaks, instead of nothing. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, broken: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, broken: true };
  }

  override componentDidUpdate({ place }: Props): void {
    if (place !== this.props.place && this.state.broken) this.retry();
  }

  /** What broke is forgotten with the page it was on. */
  override componentWillUnmount(): void {
    if (this.state.broken) this.props.onRetry?.();
  }

  private readonly retry = (): void => {
    this.props.onRetry?.();
    this.setState({ error: null, broken: false });
  };

  override render(): ReactNode {
    const { error, broken } = this.state;
    if (!broken) return this.props.children;
    const text = layoutText.crash;
    const missing = isMissingChunk(error);
    const away = missing && !navigator.onLine;
    const title = away ? text.awayTitle : text.title;
    return (
      <Container role="alert">
        <title>{commonText.pageTitle(title)}</title>
        <EmptyState
          as="h1"
          icon={<WarningIcon size={30} />}
          title={title}
          text={away ? text.away : missing ? text.missing : text.text}
        >
          <Row $justify="center">
            <RetryButton onRetry={this.retry} />
            {missing && !away ? <LoadAgain /> : null}
            <ButtonLink variant="secondary" to={paths.home} reloadDocument>
              {text.home}
            </ButtonLink>
          </Row>
        </EmptyState>
      </Container>
    );
  }
}

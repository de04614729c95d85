import { Component, type ReactNode } from 'react';
import { paths } from '../paths';
import { commonText } from '../text/common';
import { layoutText } from '../text/layout';
import { Button, ButtonLink } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { WarningIcon } from '../ui/icons';
import { Container, Row } from '../ui/Layout';

/** A part of the program that is no longer on the server: the shop was updated while this page was open. */
const isMissingChunk = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError';

interface State {
  readonly error: unknown;
  readonly broken: boolean;
}

interface Props {
  /** Where one is: elsewhere, the next part gets its own try. */
  readonly place: string;
  readonly children: ReactNode;
}

/** Shows what one can do when a part of the page breaks, instead of nothing. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, broken: false };

  static getDerivedStateFromError(error: unknown): State {
    return { error, broken: true };
  }

  override componentDidUpdate({ place }: Props): void {
    if (place !== this.props.place && this.state.broken) {
      this.setState({ error: null, broken: false });
    }
  }

  override render(): ReactNode {
    const { error, broken } = this.state;
    if (!broken) return this.props.children;
    const text = layoutText.crash;
    const missing = isMissingChunk(error);
    return (
      <Container role="alert">
        <title>{commonText.pageTitle(text.title)}</title>
        <EmptyState
          as="h1"
          icon={<WarningIcon size={30} />}
          title={text.title}
          text={missing ? text.updated : text.text}
        >
          <Row $justify="center">
            {missing ? (
              <Button onClick={() => window.location.reload()}>{text.reload}</Button>
            ) : (
              <Button onClick={() => this.setState({ error: null, broken: false })}>
                {text.retry}
              </Button>
            )}
            <ButtonLink variant="secondary" to={paths.home} reloadDocument>
              {text.home}
            </ButtonLink>
          </Row>
        </EmptyState>
      </Container>
    );
  }
}

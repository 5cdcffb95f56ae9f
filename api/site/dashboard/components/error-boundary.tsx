import { Component, type ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
}

/** A mistake in a page leaves the frame around it usable. */
export class ErrorBoundary extends Component<Props, { readonly message: string | null }> {
  override state = { message: null };

  override componentDidCatch(error: unknown): void {
    this.setState({ message: String(error) });
  }

  override render() {
    const { message } = this.state;
    if (message === null) return this.props.children;
    return (
      <main id="main">
        <p role="alert" class="note bad">
          {message}
        </p>
      </main>
    );
  }
}

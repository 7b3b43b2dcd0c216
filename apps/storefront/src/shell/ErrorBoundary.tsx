import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** Another value gives the page another try. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey: string;
}

/** Keeps header and footer when a page breaks, and offers to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { isBroken: false, resetKey: this.props.resetKey };

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { isBroken: false, resetKey };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  /** Another value renders the children again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  isBroken: boolean;
  resetKey: string;
}

/** Catches errors of renders and effects below it and shows the error page, which offers a retry. */
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

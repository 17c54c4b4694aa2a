import {Component, type ReactNode} from 'react';

type Props = {
  onError: () => void;
  children: ReactNode;
};

/** Keeps a player that could not be fetched, or that breaks, from taking the page with it. */
export default class PlayerBoundary extends Component<Props, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

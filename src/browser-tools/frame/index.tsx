import {Component, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore, type ReactNode} from 'react';

import {findTool, type ToolId} from '../tools';
import {bug} from './session';
import Status from './Status';
import styles from './styles.module.css';
import type {ToolInput} from './toolInput';
import {typedIn, type Typed} from './typedIn';

type Props = {
  id: ToolId;
  input: ToolInput<object>;
  /** Gets what somebody typed into the named fields before hydration. */
  onTyped: (typed: Typed) => void;
  children: ReactNode;
};

/** The frame of every tool: what the page says about it, and what keeps its input safe. */
export default function Tool({id, input, onTyped, children}: Props): ReactNode {
  const {title, withoutScript} = findTool(id);
  const section = useRef<HTMLElement>(null);
  const isHydrating = useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
  const takeTyped = useEffectEvent(() => {
    const typed = isHydrating ? typedIn(section.current!) : {};
    if (Object.keys(typed).length > 0) {
      onTyped(typed);
    }
  });
  useLayoutEffect(() => takeTyped(), []);

  return (
    <section ref={section} className={styles.tool} aria-label={title}>
      <noscript data-search="skip">
        <p className={styles.quiet}>{`This tool runs in your browser and needs JavaScript. ${withoutScript}`}</p>
      </noscript>
      <div className={styles.live} data-markdown="skip">
        <DropInputOnError input={input}>{children}</DropInputOnError>
      </div>
    </section>
  );
}

type BoundaryProps = Pick<Props, 'input' | 'children'>;

/** Drops the input with which a tool crashed: kept in the tab, it would crash the tool again after each reload. */
class DropInputOnError extends Component<BoundaryProps, {hasFailed: boolean}> {
  override state = {hasFailed: false};

  static getDerivedStateFromError(): {hasFailed: boolean} {
    return {hasFailed: true};
  }

  override componentDidCatch(): void {
    this.props.input.clear();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? (
      <>
        <Status role="alert" isError>
          {`${bug} The tool had to drop your input.`}
        </Status>
        <p>
          <button type="button" className="button button--secondary" onClick={() => this.setState({hasFailed: false})}>
            Start again
          </button>
        </p>
      </>
    ) : (
      this.props.children
    );
  }
}

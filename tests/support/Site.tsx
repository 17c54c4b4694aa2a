import type {ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import type {DocusaurusContext} from '@docusaurus/types';
import {createMemoryHistory} from 'history';
import {Router} from 'react-router-dom';

type Props = {children: ReactNode; config?: object; history?: ReturnType<typeof createMemoryHistory>};

/** What components expect around them: the configuration of a site and its router. @param config what differs */
export default function Site({children, config, history = createMemoryHistory()}: Props): ReactNode {
  const siteConfig = {baseUrl: '/', url: 'https://example.org', future: {experimental_router: 'browser'}, ...config};
  return (
    <Context.Provider value={{siteConfig} as DocusaurusContext}>
      <Router history={history}>{children}</Router>
    </Context.Provider>
  );
}

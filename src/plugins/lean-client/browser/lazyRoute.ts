import {createElement, type ReactNode} from 'react';
import createRoute from '@docusaurus/core/lib/client/exports/ComponentCreator';

type Route = ReturnType<typeof createRoute>;

/** Makes the component of a route when it is asked for first; Docusaurus makes those of all pages on every page. */
export default function lazyRoute(path: string, hash: string): {(props: object): ReactNode; preload: () => unknown} {
  let made: Route | undefined;
  const route = (): Route => (made ??= createRoute(path, hash));
  const LazyRoute = (props: object): ReactNode => createElement(route(), props as never);
  LazyRoute.preload = () => route().preload();
  return LazyRoute;
}

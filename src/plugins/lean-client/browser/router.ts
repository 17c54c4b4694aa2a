import {createElement, type ReactNode} from 'react';
import {BrowserRouter as PlainRouter, Router} from 'react-router-dom';

import {place} from './place';

/** The router of Docusaurus, or that of an offline copy. */
export function BrowserRouter({children}: {children: ReactNode}): ReactNode {
  return place.history
    ? createElement(Router, {history: place.history}, children)
    : createElement(PlainRouter, null, children);
}

/** Docusaurus names it, and no configuration of this site asks for it. */
export {BrowserRouter as HashRouter};

import {HelmetProvider as PlainProvider} from 'react-helmet-async';

/** A component that adds to the head of the page. */
type Part = {emitChange?: () => void};

/** What the provider of react-helmet-async keeps, which its types do not tell. */
type Inside = {helmetData: {context: {helmet: unknown}; value: {helmetInstances: {add: (part: Part) => void}}}};

/**
 * Puts the head of a page together when it is asked for. That of react-helmet-async does so whenever a
 * component adds a part, a dozen times on each page, and the static rendering only reads the last.
 */
export class HelmetProvider extends PlainProvider {
  constructor(props: PlainProvider['props']) {
    super(props);
    const {context, value} = (this as unknown as Inside).helmetData;
    const {add} = value.helmetInstances;
    let {helmet} = context;
    let newest: Part | undefined;
    value.helmetInstances.add = (part) => {
      add(part);
      newest = part;
      part.emitChange = () => undefined;
    };
    Object.defineProperty(context, 'helmet', {
      set: (made: unknown) => {
        helmet = made;
      },
      get: () => {
        if (newest) {
          const part = newest;
          newest = undefined;
          Reflect.deleteProperty(part, 'emitChange');
          part.emitChange?.();
        }
        return helmet;
      },
    });
  }
}

import {useState} from 'react';

type LeftFields = {
  /** Whether to show the error of a field: not while somebody types into it for the first time. */
  isDue: (id: string, value: string) => boolean;
  enter: (id: string) => void;
  leave: (id: string) => void;
  forget: () => void;
};

/** Remembers which fields the visitor has left. */
export default function useLeftFields(): LeftFields {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<string>();
  return {
    isDue: (id, value) => left.includes(id) || (value !== '' && id !== entered),
    enter: setEntered,
    leave(id) {
      setLeft((before) => (before.includes(id) ? before : [...before, id]));
      setEntered(undefined);
    },
    forget: () => setLeft([]),
  };
}

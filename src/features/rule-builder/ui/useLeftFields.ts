import {useState} from 'react';

type LeftFields = {
  /** Whether it is time to say what is wrong with a field: not while it is typed into for the first time. */
  isDue: (id: string, value: string) => boolean;
  enter: (id: string) => void;
  leave: (id: string) => void;
  forget: () => void;
};

/** Remembers which fields somebody has been in. */
export default function useLeftFields(): LeftFields {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<string>();
  return {
    isDue: (id, value) => left.includes(id) || (value !== '' && id !== entered),
    enter: setEntered,
    leave(id) {
      setLeft(left.includes(id) ? left : [...left, id]);
      setEntered(undefined);
    },
    forget: () => setLeft([]),
  };
}

import {useEffect, useEffectEvent, useState} from 'react';

type Target = {
  /** A file is held over the page. */
  onBegin?: () => void;
  onFiles: (files: readonly [File, ...File[]]) => void;
};

/**
 * Takes files that are dropped anywhere on the page: beside a small target the browser would open
 * them, and leave the page. True while one is held over the page.
 */
export default function useFileDrop({onBegin, onFiles}: Target): boolean {
  const [isOver, setIsOver] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    // A text that is dragged goes into the field as always.
    if (event.dataTransfer?.types.includes('Files')) {
      event.preventDefault();
      setIsOver(true);
      onBegin?.();
    }
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const [first, ...others] = event.dataTransfer?.files ?? [];
    if (first !== undefined) {
      event.preventDefault();
      onFiles([first, ...others]);
    }
  });

  useEffect(() => {
    const over = (event: DragEvent): void => onDragOver(event);
    const drop = (event: DragEvent): void => onDrop(event);
    // Without a target that is entered, the window itself was left.
    const leave = ({relatedTarget}: DragEvent): void => setIsOver((was) => was && relatedTarget !== null);
    window.addEventListener('dragover', over);
    window.addEventListener('drop', drop);
    window.addEventListener('dragleave', leave);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('drop', drop);
      window.removeEventListener('dragleave', leave);
    };
  }, []);

  return isOver;
}

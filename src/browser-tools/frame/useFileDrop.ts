import {useEffect, useEffectEvent, useState} from 'react';

type Target = {
  /** Called while a file is dragged over the page. */
  onBegin?: () => void;
  onFiles: (files: readonly [File, ...File[]]) => void;
};

/**
 * Accepts files dropped anywhere on the page: with a small target, a near miss would make the browser open the file
 * and leave the page. True while a file is dragged over the page.
 */
export default function useFileDrop({onBegin, onFiles}: Target): boolean {
  const [isOver, setIsOver] = useState(false);

  const onDragOver = useEffectEvent((event: DragEvent) => {
    // Dragged text goes into the field as usual.
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
    // No related target means that the pointer left the window.
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

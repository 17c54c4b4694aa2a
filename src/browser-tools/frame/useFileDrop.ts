import {useEffect, useEffectEvent, useState} from 'react';

/**
 * Accepts files dropped anywhere on the page: with a small target, a near miss would make the browser open the file
 * and leave the page. True while a file is dragged over the page.
 */
export default function useFileDrop(onFiles: (files: readonly [File, ...File[]]) => void): boolean {
  const [isOver, setIsOver] = useState(false);

  const onDrop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    const [first, ...others] = event.dataTransfer?.files ?? [];
    if (first !== undefined) {
      event.preventDefault();
      onFiles([first, ...others]);
    }
  });

  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const over = (event: DragEvent): void => {
      // Dragged text goes into the field as usual.
      if (event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
        setIsOver(true);
      }
    };
    // No related target means that the pointer left the window.
    const leave = ({relatedTarget}: DragEvent): void => setIsOver((was) => was && relatedTarget !== null);
    window.addEventListener('dragover', over, {signal});
    window.addEventListener('drop', (event) => onDrop(event), {signal});
    window.addEventListener('dragleave', leave, {signal});
    return () => listening.abort();
  }, []);

  return isOver;
}

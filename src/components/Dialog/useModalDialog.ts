import {useEffect, useRef, type ComponentProps, type RefObject} from 'react';

type ModalDialog = {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** For the `<dialog>`. Its content has to fill it, because a click on the dialog itself counts as a click outside. */
  props: Pick<ComponentProps<'dialog'>, 'ref' | 'onPointerDown' | 'onClick'>;
};

/**
 * Opens a `<dialog>` as soon as it is rendered, stops the page behind it from scrolling, and closes it on a click
 * outside. The browser itself handles Escape.
 */
export default function useModalDialog(): ModalDialog {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedOutside = useRef(false);
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    if (dialog.current?.open === false) {
      dialog.current.showModal();
    }
    return lockScrolling();
  }, []);

  return {
    dialog,
    close,
    props: {
      ref: dialog,
      onPointerDown(event) {
        isPressedOutside.current = event.target === dialog.current;
      },
      onClick(event) {
        // Pressing inside and releasing outside, as when selecting text, also sends a click to the dialog.
        if (isPressedOutside.current && event.target === dialog.current) {
          close();
        }
      },
    },
  };
}

/**
 * Stops the page from scrolling, and from moving sideways when its scroll bar disappears. Returns a function that
 * undoes this.
 */
function lockScrolling(): () => void {
  const {style, clientWidth} = document.documentElement;
  const {overflow, paddingInlineEnd} = style;
  style.paddingInlineEnd = `${window.innerWidth - clientWidth}px`;
  style.overflow = 'hidden';
  return () => {
    style.overflow = overflow;
    style.paddingInlineEnd = paddingInlineEnd;
  };
}

import {useEffect, useRef, type ComponentProps, type RefObject} from 'react';

type ModalDialog = {
  dialog: RefObject<HTMLDialogElement | null>;
  close: () => void;
  /** For the `<dialog>`; what it holds has to fill it, since a click on the dialog itself is one outside of it. */
  props: Pick<ComponentProps<'dialog'>, 'ref' | 'onPointerDown' | 'onClick'>;
};

/**
 * Opens a `<dialog>` as soon as it is drawn, keeps the page behind it from scrolling, and closes
 * it by a click outside. Escape is the browser's own work.
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
        // A press inside that is released outside, as when text is selected, clicks on the dialog too.
        if (isPressedOutside.current && event.target === dialog.current) {
          close();
        }
      },
    },
  };
}

/** Holds the page where it is, also sideways when its scroll bar goes; the answer lets it go again. */
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

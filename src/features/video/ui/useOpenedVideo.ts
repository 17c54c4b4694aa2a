import {useState} from 'react';

import type {Video} from './video';

type OpenedVideo = {
  /** Undefined while the dialog is closed. */
  opened: Video | undefined;
  /** Opens the dialog; one that is open stays as it is. */
  open: (video: Video) => void;
  close: () => void;
};

/** Whether the dialog is open, and with which video. */
export default function useOpenedVideo(): OpenedVideo {
  const [opened, setOpened] = useState<Video>();
  return {
    opened,
    open: (video) => setOpened((current) => current ?? video),
    close: () => setOpened(undefined),
  };
}

import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {isPlainLeftClick} from '@site/src/lib/browser/isPlainLeftClick';

import {linkOf, type Video} from './video';
import VideoDialog from './VideoDialog';

type Props = {
  /** A video of this site or any that react-player takes, or one in several formats, the best known last. */
  address: string | Video['addresses'];
  /** Says what the video shows; the name of the dialog. */
  title: string;
  /** The picture before the video begins. */
  poster?: string;
  /** English captions in WebVTT. */
  captions?: string;
  className?: string;
  children: ReactNode;
};

/** A link to a video, which opens it in a dialog where scripts run. */
export default function VideoLink({address, title, poster, captions, className, children}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const isBrowser = useIsBrowser();
  const link = useRef<HTMLAnchorElement>(null);
  const [opened, setOpened] = useState<Video>();
  const [first, ...others]: Video['addresses'] = typeof address === 'string' ? [address] : address;
  const video: Video = {
    addresses: [withBaseUrl(first), ...others.map((other) => withBaseUrl(other))],
    title,
    poster: poster && withBaseUrl(poster),
    captions: captions && withBaseUrl(captions),
  };

  function onClick(event: MouseEvent): void {
    if (isPlainLeftClick(event)) {
      event.preventDefault();
      // A dialog that is open keeps its video.
      setOpened((current) => current ?? video);
    }
  }

  return (
    <>
      <a
        ref={link}
        className={className}
        href={linkOf(video)}
        data-film
        aria-haspopup={isBrowser ? 'dialog' : undefined}
        onClick={onClick}
      >
        {children}
      </a>
      {opened && (
        <VideoDialog
          video={opened}
          onClose={() => {
            setOpened(undefined);
            link.current?.focus();
          }}
        />
      )}
    </>
  );
}

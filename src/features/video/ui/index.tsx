import {useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {isPlainLeftClick} from '@site/src/lib/browser/isPlainLeftClick';

import {linkOf, type Video} from './video';
import VideoDialog from './VideoDialog';

type Props = {
  /** A video of this site or any that react-player supports, or several formats, the most common one last. */
  address: string | Video['addresses'];
  /** What the video shows; also the name of the dialog. */
  title: string;
  /** The picture shown before the video plays. */
  poster?: string;
  /** English captions in WebVTT. */
  captions?: string;
  className?: string;
  children: ReactNode;
};

/** A link to a video, which scripts open in a dialog. */
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
      // An open dialog keeps its video.
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

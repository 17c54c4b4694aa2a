import type {Config, ReactPlayerProps} from 'react-player/lazy';

import type {Video} from './video';

/** Sets no cookies before somebody plays. */
const privateYouTube = 'https://www.youtube-nocookie.com';

/** The film as react-player takes it: several formats with their types, so that those not known are not fetched. */
export function playerUrl({addresses}: Video): ReactPlayerProps['url'] {
  return addresses.length === 1 ? addresses[0] : addresses.map((src) => ({src, type: typeOf(src)}));
}

/** Settings for the places a film can come from. */
export function playerConfig({title, poster, captions}: Video): Config {
  return {
    youtube: {embedOptions: {host: privateYouTube}},
    file: {
      attributes: {poster, 'aria-label': title},
      tracks: captions ? [{kind: 'captions', src: captions, srcLang: 'en', label: 'English'}] : [],
    },
  };
}

function typeOf(address: string): string | undefined {
  const ending = /\.(mp4|webm|ogg)(?=[?#]|$)/.exec(address)?.[1];
  return ending && `video/${ending}`;
}

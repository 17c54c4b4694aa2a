/** A phone of the middle class on a slow network, as Lighthouse imitates it. */
export const phone = {
  context: {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true},
  /** How many times slower its processor is than this machine. */
  slowdown: 4,
  network: {
    offline: false,
    /** Milliseconds for every request. */
    latency: 150,
    /** Bytes per second: 1.6 Mbit/s down, 750 kbit/s up. */
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  },
};

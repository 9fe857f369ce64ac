/** Constants of recordings (document 002 §5, §9; the longest ones by the product's decision). Milliseconds, bytes. */
export const recordingLimits = {
  slice: 1_000,
  startDelay: 100,
  stopDelay: 100,
  tick: 1_000,
  /** Anything smaller holds nothing. */
  leastBytes: 100,
  bars: 40,
  /** A recording can be stopped when it is longer than this. */
  stopAfter: 1_000,
  /** To throw away a recording that is longer than this is asked about. */
  worthAsking: 5_000,
  longest: { audio: 10 * 60_000, video: 15 * 60_000 },
  /** A broken upload is tried again after these. */
  retries: [0, 3_000],
} as const

import type { HlsConfig, RetryConfig } from 'hls.js'
import { hlsBuffer } from '../rules/constants.ts'

/** A link that is over does not come back by asking again: then the files are asked for anew. */
const again: RetryConfig = {
  maxNumRetry: 3,
  retryDelayMs: 500,
  maxRetryDelayMs: 4_000,
  shouldRetry: (config, count, _isTimeout, response) => {
    const isRefused = response !== undefined && String(response.code).startsWith('4')
    return !isRefused && count < (config?.maxNumRetry ?? 0)
  },
}

/** How the library plays a stream from a moment on, in seconds (document 001 §9). */
export const libraryOptions = (at: number) =>
  ({
    ...hlsBuffer,
    // A worker would come from `blob:`, for which the page has no permission.
    enableWorker: false,
    // How players here tell a broadcast.
    liveDurationInfinity: true,
    startPosition: at > 0 ? at : -1,
    capLevelToPlayerSize: true,
    fragLoadPolicy: {
      default: {
        maxTimeToFirstByteMs: 10_000,
        maxLoadTimeMs: 120_000,
        timeoutRetry: again,
        errorRetry: again,
      },
    },
  }) satisfies Partial<HlsConfig>

const playlistType = 'application/vnd.apple.mpegurl'

/** How this browser plays streams: by itself, with the library, or not at all. */
export type StreamSupport = 'native' | 'library' | 'none'

/**
 * Apple's own player is the best one on its devices. Others that learned to play streams by themselves let nobody choose a
 * quality or mend an error: there the library does it.
 */
export const streamSupport = (): StreamSupport => {
  const isNative = document.createElement('video').canPlayType(playlistType) !== ''
  const hasSources = 'MediaSource' in window || 'ManagedMediaSource' in window
  if (isNative && (!hasSources || 'WebKitPlaybackTargetAvailabilityEvent' in window)) return 'native'
  return hasSources ? 'library' : isNative ? 'native' : 'none'
}

/** `no_hls` in the address asks for the one file (document 001 §7). */
export const isStreamRefused = (search: string): boolean => {
  const flag = new URLSearchParams(search).get('no_hls')
  return flag !== null && flag !== '0' && flag !== 'false'
}

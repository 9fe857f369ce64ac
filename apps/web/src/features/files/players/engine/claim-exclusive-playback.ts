const key = 'lectern-active-player'

interface Speaker {
  readonly id: string
  readonly pause: () => void
}
let speaker: Speaker | null = null
let isListening = false

/** In another tab somebody else began. */
const listen = () => {
  if (isListening) return
  isListening = true
  window.addEventListener('storage', (event) => {
    if (event.key === key && event.newValue !== null && event.newValue !== speaker?.id) speaker?.pause()
  })
}

/** One player is heard at a time, on the page and on the device: whoever begins stops the one before. */
export const claimExclusivePlayback = (next: Speaker): void => {
  listen()
  if (speaker !== null && speaker.id !== next.id) speaker.pause()
  speaker = next
  try {
    localStorage.setItem(key, next.id)
  } catch {
    // Other tabs do not learn of it.
  }
}

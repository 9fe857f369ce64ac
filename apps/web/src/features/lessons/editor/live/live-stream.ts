import { liveEvent, type LiveEvent } from '@lectern/contract/lessons/live'

const read = (data: unknown): LiveEvent | undefined => {
  if (typeof data !== 'string') return
  try {
    return liveEvent.safeParse(JSON.parse(data)).data
  } catch {
    return
  }
}

/**
 * Hears what happens in a lesson until it is ended. The browser connects again by itself; `onEvent` is told of `missed` then, for
 * nobody tells a second time what was told while the connection was away.
 */
export const hearLesson = (lessonId: number, onEvent: (event: LiveEvent) => void): (() => void) => {
  if (typeof EventSource === 'undefined') return () => {}
  const source = new EventSource(`/api/v1/lessons/${lessonId}/live`)
  let wasOpen = false
  source.addEventListener('open', () => {
    if (wasOpen) onEvent({ type: 'missed' })
    wasOpen = true
  })
  source.addEventListener('message', (message) => {
    const event = read(message.data)
    if (event) onEvent(event)
  })
  return () => source.close()
}

import { useEffect } from 'react'
import { useOutbox } from '../../../lib/outbox/index.ts'
import { lessonPrefix } from '../note-kind.ts'

/** Several answers that come together are read once, in milliseconds. */
const settle = 250

/** Reads the notes of a lesson at once, and anew when something of them was sent, is to be sent, or the page is looked at again. */
export const useNoteNews = (lesson: number, read: () => Promise<void>): void => {
  const outbox = useOutbox()
  useEffect(() => {
    if (!outbox) return undefined
    void read()
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), settle)
    }
    const stop = outbox.listen((message) => {
      const entity =
        message.type === 'stored' ? message.entity : message.type === 'enqueued' ? message.change.entity : ''
      if (entity.startsWith(lessonPrefix(lesson))) soon()
    })
    const onSight = () => {
      if (!document.hidden) soon()
    }
    document.addEventListener('visibilitychange', onSight)
    return () => {
      stop()
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onSight)
    }
  }, [outbox, lesson, read])
}

import { useEffect } from 'react'
import { useOutbox, type Outbox } from '../../../lib/outbox/index.ts'
import { report } from '../../../lib/reporting.ts'
import type { PageLesson } from '../page-lesson.ts'
import { progressEntity, progressKind } from './progress-kind.ts'

/** A lesson of texts alone counts as watched after this long (document 002 §9), in milliseconds. */
const readDelay = 1000

const tell = (outbox: Outbox, lesson: number, event: 'started' | 'watched') =>
  outbox.enqueue(progressKind, progressEntity({ lesson, event }), { lesson, event })

const tellWatched = async (outbox: Outbox, lesson: number, onWatched: () => void): Promise<void> => {
  await tell(outbox, lesson, 'watched')
  const { state } = await outbox.whenSettled(progressEntity({ lesson, event: 'watched' }))
  if (state === 'stored') onWatched()
}

/**
 * Keeps on the device that a participant opened an open lesson and, when it is all text, that they have read it, until the server
 * has it; `onWatched` then, if they are still there.
 */
export const useLessonProgress = (
  { id, is_text_content: isText }: PageLesson,
  onWatched: () => void,
): void => {
  const outbox = useOutbox()
  useEffect(() => {
    if (!outbox) return
    let isHere = true
    const unheard = (error: unknown) => report(error, 'lesson progress')
    tell(outbox, id, 'started').catch(unheard)
    const stored = () => isHere && onWatched()
    const timer = isText && setTimeout(() => void tellWatched(outbox, id, stored).catch(unheard), readDelay)
    return () => {
      isHere = false
      if (timer !== false) clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id, isText, outbox])
}

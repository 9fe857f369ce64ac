import { useEffect } from 'react'
import { useOutbox, type Outbox } from '../../../lib/outbox/index.ts'
import { report } from '../../../lib/reporting.ts'
import { hearFilmStarts } from '../../files/players/index.ts'
import type { PageLesson } from '../page-lesson.ts'
import { progressEntity, progressKind } from './progress-kind.ts'

/** A lesson of texts alone counts as watched after this long (document 002 §9), in milliseconds. */
const readDelay = 1000
/** A lesson is told as watched this long after a film in it began (document 002 §9), in milliseconds. */
const filmDelay = 5000

const tell = (outbox: Outbox, lesson: number, event: 'started' | 'watched') =>
  outbox.enqueue(progressKind, progressEntity({ lesson, event }), { lesson, event })

const tellWatched = async (outbox: Outbox, lesson: number, onWatched: () => void): Promise<void> => {
  await tell(outbox, lesson, 'watched')
  const { state } = await outbox.whenSettled(progressEntity({ lesson, event: 'watched' }))
  if (state === 'stored') onWatched()
}

/**
 * Keeps on the device that a participant opened an open lesson and that they have read it, when it is all text, or that a film in it
 * began to play, until the server has it; `onWatched` then, if they are still there. Whether a lesson with films is done is for the
 * server to say: each film has a rule of its own.
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
    let timer: ReturnType<typeof setTimeout> | undefined
    const tellIn = (delay: number) => {
      timer ??= setTimeout(() => void tellWatched(outbox, id, stored).catch(unheard), delay)
    }
    if (isText) tellIn(readDelay)
    const unhear = hearFilmStarts(() => {
      if (timer === undefined) tell(outbox, id, 'started').catch(unheard)
      tellIn(filmDelay)
    })
    return () => {
      isHere = false
      unhear()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id, isText, outbox])
}

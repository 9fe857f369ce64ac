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
 * began to play, until the server has it. `onWatched` when the server has what was read, if they are still there. Whether a lesson with
 * films is done is told by each film when it is watched, and nothing is fetched anew beside one that has just begun to play.
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
    if (isText) timer = setTimeout(() => void tellWatched(outbox, id, stored).catch(unheard), readDelay)
    const unhear = hearFilmStarts(() => {
      if (timer !== undefined) return
      tell(outbox, id, 'started').catch(unheard)
      timer = setTimeout(() => void tell(outbox, id, 'watched').catch(unheard), filmDelay)
    })
    return () => {
      isHere = false
      unhear()
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id, isText, outbox])
}

import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { LessonReading } from '@lectern/contract/lessons/unit-progress'
import { useEffect, useRef, useState } from 'react'
import { report } from '../../../lib/reporting.ts'
import type { PageLesson } from '../page-lesson.ts'
import { getReading, reportReading } from './api.ts'
import { createReadClock, type ReadNews, type SeenUnit } from './read-clock.ts'

const second = 1000
/** Until the consequences of a finished practice (the lesson is done) can be seen, in milliseconds. */
const followUp = 1500
/** Where the eyes are: this part of the window, from its top. */
const eyes = 0.4

const unheard = (error: unknown) => report(error, 'reading')

/** The units of the page that are in the window now. */
const seenUnits = (lesson: PageLesson): SeenUnit[] =>
  lesson.sections
    .flatMap(({ info_units }) => info_units)
    .flatMap((unit) => {
      const element = document.getElementById(`unit-${unit.id}`)
      if (!element) return []
      const { top, bottom } = element.getBoundingClientRect()
      if (bottom <= 0 || top >= window.innerHeight) return []
      const line = window.innerHeight * eyes
      return [
        {
          id: unit.id,
          letters: 'description_formatted' in unit ? element.textContent.length : null,
          isEnded: bottom <= window.innerHeight,
          isAt: top <= line && bottom > line,
        },
      ]
    })

/** Which units of a lesson are done, and where its reader stopped before; reports both while it is read. */
export const useReading = (
  lesson: PageLesson,
  quizzes: readonly LearnerQuiz[],
  onMoved: () => void,
): LessonReading | null => {
  const [reading, setReading] = useState<LessonReading | null>(null)
  const { id } = lesson
  useEffect(() => {
    const params = { lesson: id }
    let timer: ReturnType<typeof setInterval> | undefined
    let leave = () => {}
    let isGone = false
    const begin = (known: LessonReading) => {
      const clock = createReadClock(known.units.map((unit) => unit.id))
      const send = async (news: ReadNews | null, keepalive = false) => {
        if (!news) return
        const { units } = (await reportReading({ params, body: news }, { keepalive })).data
        const taken = new Set(units.map((unit) => unit.id))
        clock.giveBack(news.read_unit_ids.filter((unit) => !taken.has(unit)))
        if (!isGone) setReading((before) => before && { ...before, units })
      }
      const tick = () => {
        if (document.visibilityState !== 'hidden') send(clock.tick(seenUnits(lesson))).catch(unheard)
      }
      leave = () => void send(clock.leave(), true).catch(unheard)
      timer = setInterval(tick, second)
      document.addEventListener('visibilitychange', leave)
    }
    const open = async () => {
      const { data } = await getReading({ params })
      if (isGone) return
      setReading(data)
      begin(data)
    }
    open().catch(unheard)
    return () => {
      isGone = true
      clearInterval(timer)
      document.removeEventListener('visibilitychange', leave)
      leave()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each lesson that is opened
  }, [id])
  const handedIn = quizzes.map(({ attempt }) => `${attempt?.id}/${attempt?.status_id}`).join()
  const shownLesson = useRef(lesson)
  useEffect(() => {
    if (shownLesson.current === lesson) return
    shownLesson.current = lesson
    // The page was loaded anew: what was watched or passed on it meanwhile is done with, though nothing was read.
    const look = async () => {
      const { units } = (await getReading({ params: { lesson: id } })).data
      setReading((before) => before && { ...before, units })
    }
    look().catch(unheard)
  }, [id, lesson])
  const known = useRef(handedIn)
  useEffect(() => {
    if (known.current === handedIn) return undefined
    known.current = handedIn
    const later = setTimeout(onMoved, followUp)
    return () => clearTimeout(later)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each practice that is handed in
  }, [id, handedIn])
  return reading
}

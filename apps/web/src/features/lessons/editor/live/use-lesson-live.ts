import type { LiveEvent, Present } from '@lectern/contract/lessons/live'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../../lib/new-key.ts'
import { deviceClock, useOutbox } from '../../../../lib/outbox/index.ts'
import type { SectionDocument } from '../section/open-section.ts'
import type { PersonHere } from './present-people.tsx'
import { createLessonNews } from './lesson-news.ts'
import { hearLesson } from './live-stream.ts'
import { usePresence } from './use-presence.ts'

interface LiveLesson {
  lessonId: number
  docs: ReadonlyMap<number, SectionDocument>
  activeId: number | undefined
  reload: () => Promise<void>
}

/** Brings in what others store of a lesson as it happens, and says who they are and where. */
export const useLessonLive = ({ lessonId, docs, activeId, reload }: LiveLesson): readonly PersonHere[] => {
  const outbox = useOutbox()
  const [tab] = useState(newKey)
  const [people, setPeople] = useState<readonly Present[]>([])
  const current = useRef({ docs, reload })
  useEffect(() => {
    current.current = { docs, reload }
  })
  usePresence(lessonId, tab, activeId)

  useEffect(() => {
    const news = createLessonNews({
      after: deviceClock.after,
      docs: () => current.current.docs,
      reload: () => current.current.reload(),
    })
    const onEvent = (event: LiveEvent) => {
      if (event.type === 'people') setPeople(event.people)
      else news.heard(event.type === 'stored' ? event.section_id : null)
    }
    const stop = hearLesson(lessonId, onEvent)
    return () => {
      stop()
      news.stop()
    }
  }, [lessonId])

  return people
    .map((person) => ({ ...person, isOwn: String(person.user_id) === outbox?.person }))
    .filter((person) => !person.isOwn || person.tab !== tab)
}

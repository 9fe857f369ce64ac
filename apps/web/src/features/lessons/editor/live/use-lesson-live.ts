import type { LiveEvent, Present } from '@lectern/contract/lessons/live'
import { useEffect, useRef, useState } from 'react'
import { newKey } from '../../../../lib/new-key.ts'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { report } from '../../../../lib/reporting.ts'
import { getSection } from '../../api.ts'
import { reviseSection } from '../section/section-kind.ts'
import type { SectionDocument } from '../section/use-section-docs.ts'
import type { PersonHere } from './present-people.tsx'
import { hearLesson } from './live-stream.ts'
import { usePresence } from './use-presence.ts'

/** Several saves of one section within so long are fetched at once. */
const gatherMs = 250

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
    const waiting = new Map<number | null, ReturnType<typeof setTimeout>>()
    const fetchSection = async (id: number) => {
      const doc = current.current.docs.get(id)
      if (!doc) return current.current.reload()
      const { data } = await getSection({ params: { section: id } })
      doc.offer(reviseSection(data))
    }
    const take = (id: number | null) => {
      const work = id === null ? current.current.reload() : fetchSection(id)
      work.catch((error: unknown) => report(error, 'what others stored of a lesson'))
    }
    const soon = (id: number | null) => {
      clearTimeout(waiting.get(id))
      waiting.set(
        id,
        setTimeout(() => take(id), gatherMs),
      )
    }
    const onEvent = (event: LiveEvent) => {
      if (event.type === 'people') setPeople(event.people)
      else soon(event.type === 'stored' ? event.section_id : null)
    }
    const stop = hearLesson(lessonId, onEvent)
    return () => {
      stop()
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [lessonId])

  return people
    .map((person) => ({ ...person, isOwn: String(person.user_id) === outbox?.person }))
    .filter((person) => !person.isOwn || person.tab !== tab)
}

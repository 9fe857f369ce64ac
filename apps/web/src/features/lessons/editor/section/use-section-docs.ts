import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useEffect, useRef, useState } from 'react'
import { shareDraft, type DraftDocument } from '../../../../lib/drafts/index.ts'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { getLesson } from '../../api.ts'
import { reviseSection, sectionEntity, sectionKind, type SectionDraft } from './section-kind.ts'

export type SectionDocument = DraftDocument<SectionDraft>

const none: ReadonlyMap<number, SectionDocument> = new Map()

const fetchSection = async (course: number, lesson: number, id: number) => {
  const { data } = await getLesson({ params: { course, lesson } })
  const section = data.sections.find((each) => each.id === id)
  if (!section) throw new Error(`Section ${id} is gone`)
  return reviseSection(section)
}

/** The documents of all sections of a lesson, by section id; those of removed sections are closed. */
export const useSectionDocs = (lesson: Lesson): ReadonlyMap<number, SectionDocument> => {
  const outbox = useOutbox()
  const opened = useRef(new Map<number, SectionDocument>())
  const [docs, setDocs] = useState<ReadonlyMap<number, SectionDocument>>(none)

  useEffect(() => {
    if (!outbox) return
    const { course_id: course, id: lessonId, sections } = lesson
    for (const section of sections) {
      const server = reviseSection(section)
      const known = opened.current.get(section.id)
      known?.offer(server)
      const fetch = () => fetchSection(course, lessonId, section.id)
      const entity = sectionEntity(section.id)
      if (!known)
        opened.current.set(section.id, shareDraft({ entity, kind: sectionKind, outbox, server, fetch }))
    }
    for (const [id, doc] of opened.current) {
      if (sections.some((section) => section.id === id)) continue
      doc.close()
      opened.current.delete(id)
    }
    setDocs(new Map(opened.current))
  }, [outbox, lesson])

  useEffect(() => {
    const open = opened.current
    return () => {
      for (const doc of open.values()) doc.close()
      open.clear()
    }
  }, [outbox])

  return docs
}

import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useEffect, useRef, useState } from 'react'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { openSection, type SectionDocument } from './open-section.ts'
import { reviseSection } from './section-kind.ts'

const none: ReadonlyMap<number, SectionDocument> = new Map()

/** The documents of all sections of a lesson, by section id; those of removed sections are closed. */
export const useSectionDocs = (lesson: Lesson): ReadonlyMap<number, SectionDocument> => {
  const outbox = useOutbox()
  const opened = useRef(new Map<number, SectionDocument>())
  const [docs, setDocs] = useState<ReadonlyMap<number, SectionDocument>>(none)

  useEffect(() => {
    if (!outbox) return
    const { sections } = lesson
    for (const section of sections) {
      const known = opened.current.get(section.id)
      if (known) known.offer(reviseSection(section))
      else opened.current.set(section.id, openSection(outbox, section))
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

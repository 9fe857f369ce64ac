import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useEffect, useRef, useState } from 'react'
import { shareDraft, type DraftDocument } from '../../../../lib/drafts/index.ts'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { getSection } from '../../api.ts'
import { reviseSection, sectionEntity, sectionKind, type SectionDraft } from './section-kind.ts'

export type SectionDocument = DraftDocument<SectionDraft>

const none: ReadonlyMap<number, SectionDocument> = new Map()

const fetchSection = async (id: number) => reviseSection((await getSection({ params: { section: id } })).data)

/** The documents of all sections of a lesson, by section id; those of removed sections are closed. */
export const useSectionDocs = (lesson: Lesson): ReadonlyMap<number, SectionDocument> => {
  const outbox = useOutbox()
  const opened = useRef(new Map<number, SectionDocument>())
  const [docs, setDocs] = useState<ReadonlyMap<number, SectionDocument>>(none)

  useEffect(() => {
    if (!outbox) return
    const { sections } = lesson
    for (const section of sections) {
      const server = reviseSection(section)
      const known = opened.current.get(section.id)
      known?.offer(server)
      const fetch = () => fetchSection(section.id)
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

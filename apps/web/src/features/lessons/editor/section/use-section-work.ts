import { useMutation } from '@tanstack/react-query'
import { idOfEntity, type DraftDocument } from '../../../../lib/drafts/index.ts'
import { moved } from '../../../../lib/lists.ts'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import { createSection, deleteSection } from '../../api.ts'
import type { LessonDraft } from '../lesson-kind.ts'
import { activeAfterMove, activeAfterRemoval } from './next-section.ts'
import type { SectionDraft } from './section-kind.ts'

interface SectionWork {
  lessonId: number
  sectionIds: readonly number[]
  active: number
  setActive: (at: number) => void
  kept: DraftDocument<LessonDraft> | undefined
  reload: () => Promise<void>
}

/** What is done with sections as a whole: adding and deleting need a connection, moving does not. */
export const useSectionWork = ({ lessonId, sectionIds, active, setActive, kept, reload }: SectionWork) => {
  const outbox = useOutbox()
  const reorder = (ids: readonly number[]) => {
    const fields = kept?.state()?.content
    if (fields) kept.edit({ ...fields, section_ids: ids })
  }

  const add = useMutation({
    mutationFn: (content: SectionDraft) => createSection({ params: { lesson: lessonId }, body: content }),
    onSuccess: async () => {
      await reload()
      setActive(sectionIds.length)
    },
  })

  const remove = useMutation({
    mutationFn: async (entity: string) => {
      // What is on its way arrives before the section goes; it would be refused afterwards.
      outbox?.flush()
      await outbox?.whenSettled(entity)
      await deleteSection({ params: { section: idOfEntity(entity) } })
    },
    onSuccess: async (_reply, entity) => {
      const at = sectionIds.indexOf(idOfEntity(entity))
      setActive(activeAfterRemoval(active, at, sectionIds.length))
      await reload()
    },
  })

  const move = (from: number, to: number) => {
    reorder(moved(sectionIds, from, to))
    setActive(activeAfterMove(active, from, to))
  }

  return { add, remove, move }
}

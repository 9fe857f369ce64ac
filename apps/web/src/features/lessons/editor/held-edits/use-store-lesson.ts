import { useOutbox } from '../../../../lib/outbox/index.ts'
import { lessonEntity } from '../lesson-kind.ts'
import type { SectionDocument } from '../section/open-section.ts'
import { useSettle } from '../use-settle.ts'

/** Brings everything that waits of a lesson to the server, its own fields too. */
export const useStoreLesson = (lessonId: number, docs: ReadonlyMap<number, SectionDocument>) => {
  const outbox = useOutbox()
  const settle = useSettle(docs)
  return async (): Promise<void> => {
    await settle()
    await outbox?.whenSettled(lessonEntity(lessonId))
  }
}

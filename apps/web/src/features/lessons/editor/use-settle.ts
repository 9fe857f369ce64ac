import { useOutbox } from '../../../lib/outbox/index.ts'
import type { SectionDocument } from './section/open-section.ts'

/** Brings what waits of a lesson's sections to the server: what is done with the whole lesson comes after it. */
export const useSettle = (docs: ReadonlyMap<number, SectionDocument>) => {
  const outbox = useOutbox()
  return async (): Promise<void> => {
    if (!outbox) return
    outbox.flush()
    await Promise.all([...docs.values()].map((doc) => outbox.whenSettled(doc.entity)))
  }
}

import { report } from '../../../../lib/reporting.ts'
import { fetchSection, type SectionDocument } from '../section/open-section.ts'

/** Several saves of one section within so long are fetched at once, in milliseconds. */
const gather = 250
/** What could not be fetched is asked for again after so long, in milliseconds. */
const again = 2000

interface NewsParts {
  /** Calls `work` once after so many milliseconds; gives back what cancels it. */
  after: (milliseconds: number, work: () => void) => () => void
  docs: () => ReadonlyMap<number, SectionDocument>
  /** Reads the lesson anew: its fields and all its sections. */
  reload: () => Promise<void>
}

/** Fetches what others have stored of a lesson and gives it to the documents of its sections. */
export const createLessonNews = ({ after, docs, reload }: NewsParts) => {
  const waiting = new Map<number | null, () => void>()

  const fetch = async (id: number | null): Promise<void> => {
    const doc = id === null ? undefined : docs().get(id)
    if (id === null || !doc) return reload()
    doc.offer(await fetchSection(id))
  }
  const take = (id: number | null): void => {
    waiting.delete(id)
    fetch(id).catch((error: unknown) => {
      report(error, 'what others stored of a lesson')
      soon(id, again)
    })
  }
  const soon = (id: number | null, delay: number): void => {
    if (!waiting.has(id))
      waiting.set(
        id,
        after(delay, () => take(id)),
      )
  }

  return {
    /** Something was stored in this section; null when it was in the lesson itself, or nobody knows where. */
    heard: (id: number | null): void => soon(id, gather),
    stop: (): void => {
      for (const cancel of waiting.values()) cancel()
      waiting.clear()
    },
  }
}

import type { Outbox } from '../../lib/outbox/index.ts'
import { progressEntity, progressKind } from './progress-kind.ts'

/** A lesson of texts alone counts as watched after this long (document 002 §9), in milliseconds. */
const readDelay = 1000

const tell = (outbox: Outbox, lesson: number, event: 'started' | 'watched') =>
  outbox.enqueue(progressKind, progressEntity({ lesson, event }), { lesson, event })

/** Keeps on the device that a lesson was opened and, when it is all text, that it was read; `onWatched` once the server has that. */
export const tellProgress = async (
  outbox: Outbox,
  { lesson, isText }: { lesson: number; isText: boolean },
  leaving: AbortSignal,
  onWatched: () => void,
): Promise<void> => {
  if (leaving.aborted) return
  await tell(outbox, lesson, 'started')
  if (!isText) return
  await new Promise((resolve) => {
    setTimeout(resolve, readDelay)
  })
  if (leaving.aborted) return
  await tell(outbox, lesson, 'watched')
  const { state } = await outbox.whenSettled(progressEntity({ lesson, event: 'watched' }))
  if (state === 'stored' && !leaving.aborted) onWatched()
}

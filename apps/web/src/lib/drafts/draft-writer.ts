import { frameDrawn } from '../drawing/frame-drawn.ts'
import { report } from '../reporting.ts'
import type { DraftChanges, DraftDependencies } from './draft-changes.ts'
import type { Revised } from './draft-kind.ts'
import type { DraftMemory } from './draft-memory.ts'
import { removeUnloadSnapshot, saveUnloadSnapshot, readUnloadSnapshot } from './unload-snapshot.ts'

/** Brings a document from memory to the device: the newest content, one write at a time. */
export const createWriter = <D, P>(
  { entity, kind, outbox }: Pick<DraftDependencies<D, P>, 'entity' | 'kind' | 'outbox'>,
  memory: DraftMemory<D>,
  changes: DraftChanges<D, P>,
) => {
  const { person } = outbox
  let dirty = false
  let writing = false
  let saidLastWords = false

  const writeAll = async (): Promise<void> => {
    while (dirty) {
      // A letter is shown before it is kept: a long text takes longer to be kept than a frame lasts.
      await frameDrawn()
      const state = memory.state()
      if (!state) return
      dirty = false
      await enqueue(state.content, memory.base())
    }
  }
  const enqueue = (content: D, base: Revised<D>) =>
    outbox.enqueueOn(
      kind,
      entity,
      (waiting) => kind.document.toPayload(content, base, waiting.flatMap(changes.payloadOf)),
      base,
    )
  const write = async (): Promise<void> => {
    dirty = true
    if (writing) return
    writing = true
    try {
      await writeAll()
    } finally {
      writing = false
    }
    if (saidLastWords) removeUnloadSnapshot(person, entity)
    saidLastWords = false
  }
  const isBusy = () => dirty || writing

  return {
    /** Resolves when the newest content is on the device, or another write that is under way takes it along. */
    write,
    writeSoon: () => void write().catch((error: unknown) => report(error, 'keeping a document')),
    /** Something is not on the device yet. */
    isBusy,
    /** The page goes, perhaps before the device has it all: writes it where writing takes no time. */
    sayLastWords: () => {
      const state = memory.state()
      if (!isBusy() || !state) return
      saidLastWords = true
      saveUnloadSnapshot(person, entity, { content: state.content, base: memory.base() })
    },
    /** Hands over what a page that was closed too fast could not. */
    takeLastWords: async (): Promise<void> => {
      const words = readUnloadSnapshot<D>(person, entity)
      if (!words) return
      await enqueue(words.content, words.base)
      removeUnloadSnapshot(person, entity)
    },
  }
}

export type DraftWriter = ReturnType<typeof createWriter>

import { report } from '../reporting.ts'
import type { Change } from '../outbox/index.ts'
import { isRevised } from './define-draft-kind.ts'
import { createChanges, type DraftDependencies } from './draft-changes.ts'
import { newestOf, type Revised } from './draft-kind.ts'
import { createMemory, type DraftMemory, type DraftState } from './draft-memory.ts'
import { createRefusals } from './draft-refusals.ts'
import { createNews, type DraftNews } from './draft-news.ts'
import { createWriter, type DraftWriter } from './draft-writer.ts'
import { hearStored, lastStored } from './stored-news.ts'

/** One document being edited: local first, sent by the outbox. */
export interface DraftDocument<D> {
  readonly entity: string
  /** The same object until something changes; undefined until the device was asked what it still holds. */
  state: () => DraftState<D> | undefined
  subscribe: (listener: () => void) => () => void
  /** What the server has, as far as this tab knows: the content was made on it. */
  base: () => Revised<D>
  /** The person has changed it: shown at once, kept at once, sent soon. */
  edit: (content: D) => void
  /** The server's document as a page has read it; taken over unless there is own work on it. */
  offer: (server: Revised<D>) => void
  /** Decides a conflict: this is the document now. */
  decide: (content: D) => void
  /** Forgets the refused version. */
  dropRefused: () => void
  /** Makes the refused version the document again. */
  putBack: () => void
  close: () => void
}

/** A page may have been read before the last change was stored. */
const newestKnown = <D, P>({ entity, kind, server }: DraftDependencies<D, P>): Revised<D> => {
  const stored = lastStored(entity)
  return isRevised<D>(stored) ? newestOf(kind.document, stored, server) : server
}

const orReport = (work: Promise<unknown>, where: string): void => {
  work.catch((error: unknown) => report(error, where))
}

interface DecisionParts<D, P> extends Pick<DraftDependencies<D, P>, 'kind' | 'outbox'> {
  memory: DraftMemory<D>
  news: DraftNews<D>
  writer: DraftWriter
  takeInSoon: () => void
}

/** What a person decides about: a conflict, or a refused version. */
const createDecisions = <D, P>({ kind, outbox, memory, news, writer, takeInSoon }: DecisionParts<D, P>) => {
  const forget = (id: string) => orReport(outbox.discard(id).then(takeInSoon), 'a decided change')
  const take = (content: D): void => {
    memory.note({})
    memory.show(content)
    writer.writeSoon()
  }
  return {
    decide: (content: D): void => {
      const conflict = memory.state()?.conflict
      if (!conflict) return
      memory.moveBase(newestOf(kind.document, memory.base(), conflict.theirs))
      take(content)
      forget(conflict.changeId)
    },
    dropRefused: (): void => {
      const refused = memory.state()?.refused
      memory.note({})
      if (refused) forget(refused.changeId)
    },
    putBack: (): void => {
      const refused = memory.state()?.refused
      if (!refused) return
      // What others stored meanwhile is joined with it, not overwritten by it.
      news.hear(memory.base())
      memory.moveBase(refused.base)
      take(refused.content)
      forget(refused.changeId)
    },
  }
}

/** Opens a document: what this device has not sent yet wins over what the server has. */
export const openDraft = <D, P>(dependencies: DraftDependencies<D, P>): DraftDocument<D> => {
  const { entity, outbox, kind } = dependencies
  const leaving = new AbortController()
  const memory = createMemory(newestKnown(dependencies))
  const changes = createChanges(dependencies, memory)
  const writer = createWriter(dependencies, memory, changes)
  const news = createNews(dependencies, memory, changes, writer)
  const refusals = createRefusals({ ...dependencies, memory, changes, writer, closed: leaving.signal })
  const takeInSoon = () => orReport(news.takeIn(), 'a newer document')
  const settleSoon = () => orReport(refusals.settle().then(news.takeIn), 'a refused change')

  const open = async (): Promise<void> => {
    await writer.takeLastWords()
    const all = await changes.read()
    if (leaving.signal.aborted) return
    const waiting = all.findLast((change) => !change.refusal)
    const stale = all.findLast((change) => change.refusal?.code === 'stale_revision')
    const own = waiting ?? stale
    if (own) {
      news.hear(memory.base())
      memory.moveBase(changes.baseOf(own))
    }
    memory.show(own ? changes.contentOf(own) : memory.base().content)
    if (all.some((change) => change.refusal)) settleSoon()
    else takeInSoon()
  }

  /** Another tab of this browser has written on: its content, and what that was made on. */
  const follow = (change: Change<P>): void => {
    news.hear(memory.base())
    memory.moveBase(changes.baseOf(change))
    memory.show(changes.contentOf(change))
    takeInSoon()
  }

  const isUndecided = () => memory.state()?.refused !== undefined || memory.state()?.conflict !== undefined
  const stopHearing = outbox.listen((message) => {
    if (message.type === 'enqueued' && changes.isOurs(message.change) && !writer.isBusy())
      follow(message.change)
    if (message.type === 'stored' && message.entity === entity) settleSoon()
    if (message.type === 'refused' && message.change.entity === entity) settleSoon()
    if (message.type === 'changed' && isUndecided()) settleSoon()
  })
  const stopNews = hearStored((told) => {
    if (told.entity !== entity || !isRevised<D>(told.stored)) return
    memory.moveBase(newestOf(kind.document, memory.base(), told.stored))
    const state = memory.state()
    if (!state || told.sent === undefined) return
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name of the entity vouches for the document, as for what is stored
    const sent = told.sent as D
    memory.show(kind.document.join(sent, state.content, told.stored.content).content)
  })
  window.addEventListener('pagehide', writer.sayLastWords, { signal: leaving.signal })
  window.addEventListener('online', settleSoon, { signal: leaving.signal })
  open().catch((error: unknown) => {
    report(error, 'opening a document')
    memory.show(memory.base().content)
  })

  return {
    entity,
    state: memory.state,
    subscribe: memory.subscribe,
    base: memory.base,
    edit: (content) => {
      const state = memory.state()
      if (!state) return
      memory.set({ ...state, content })
      writer.writeSoon()
    },
    offer: (newer) => {
      const isNewer = newer.revision > memory.base().revision || kind.document.newest !== undefined
      if (!isNewer) return
      news.hear(newer)
      takeInSoon()
    },
    ...createDecisions({ kind, outbox, memory, news, writer, takeInSoon }),
    close: () => {
      writer.sayLastWords()
      leaving.abort()
      stopHearing()
      stopNews()
      memory.close()
    },
  }
}

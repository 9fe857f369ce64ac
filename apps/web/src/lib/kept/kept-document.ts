import { isOfKind, type Change, type Outbox, type Refusal } from '../outbox/index.ts'
import { report } from '../reporting.ts'
import { isRevised } from './define-kept-kind.ts'
import { isSame } from './is-same.ts'
import type { Joined, KeptOutboxKind, Revised } from './kept-kind.ts'
import { forgetLastWords, keepLastWords, readLastWords } from './last-words.ts'
import { hearStored, lastStored } from './stored-news.ts'

/** A version that the server refused: set aside, until its person decides about it. */
export interface Refused<D> {
  changeId: string
  refusal: Refusal
  content: D
}

/** What both this and another device changed. */
export interface Conflict<D> extends Joined<D> {
  changeId: string
  theirs: Revised<D>
}

export interface KeptState<D> {
  content: D
  /** Grows when the content came from elsewhere than this editor: another tab, a restored or joined version. */
  version: number
  refused?: Refused<D> | undefined
  conflict?: Conflict<D> | undefined
}

/** One document being edited: local first, sent by the outbox. */
export interface KeptDocument<D> {
  readonly entity: string
  /** The same object until something changes; undefined until the device was asked what it still holds. */
  state: () => KeptState<D> | undefined
  subscribe: (listener: () => void) => () => void
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

interface Parts<D, P> {
  entity: string
  kind: KeptOutboxKind<D, P>
  outbox: Outbox
  server: Revised<D>
  /** Reads the newest document, after the server refused a change made on an older one. */
  fetch: () => Promise<Revised<D>>
}

/** A page may have been read before the last change was stored. */
const newestKnown = <D>(entity: string, server: Revised<D>): Revised<D> => {
  const stored = lastStored(entity)
  return isRevised<D>(stored) && stored.revision > server.revision ? stored : server
}

const locked = async (name: string, work: () => Promise<void>): Promise<void> => {
  if (typeof navigator.locks === 'undefined') return work()
  await navigator.locks.request(name, work)
}

/** Opens a document: what this device has not sent yet wins over what the server has. */
export const openKeptDocument = <D, P>({
  entity,
  kind,
  outbox,
  server,
  fetch,
}: Parts<D, P>): KeptDocument<D> => {
  const { document: rules } = kind
  const listeners = new Set<() => void>()
  const leaving = new AbortController()
  let base = newestKnown(entity, server)
  let state: KeptState<D> | undefined
  /** Written and not on the device yet. */
  let dirty = false
  let keeping = false
  let wroteLastWords = false

  const set = (next: KeptState<D>): void => {
    state = next
    for (const listener of listeners) listener()
  }
  const show = (content: D): void => {
    const shown = state ?? { content, version: 0 }
    set(isSame(shown.content, content) ? { ...shown } : { ...shown, content, version: shown.version + 1 })
  }
  const note = (more: Pick<KeptState<D>, 'refused' | 'conflict'>): void => {
    if (state) set({ ...state, refused: more.refused, conflict: more.conflict })
  }

  const ownChanges = async (): Promise<Change<P>[]> =>
    (await outbox.pending(entity))
      .filter((change) => change.entity === entity)
      .filter((change) => isOfKind(change, kind))
  const baseOf = (change: Change): Revised<D> => (isRevised<D>(change.base) ? change.base : base)
  const contentOf = (change: Change<P>): D => rules.toContent(change.payload, baseOf(change))
  const forget = (ids: readonly string[]) => Promise.all(ids.map((id) => outbox.discard(id)))

  /** Writes the newest content to the device, one write at a time, until nothing is newer. */
  const keep = async (): Promise<void> => {
    if (keeping) return
    keeping = true
    while (dirty && state) {
      dirty = false
      await outbox.enqueue(kind, entity, rules.toPayload(state.content, base), base)
    }
    keeping = false
    if (wroteLastWords) forgetLastWords(outbox.person, entity)
    wroteLastWords = false
  }
  const keepSoon = (): void => {
    dirty = true
    keep().catch((error: unknown) => {
      keeping = false
      report(error, 'keeping a document')
    })
  }

  const joinStale = async (change: Change<P>): Promise<void> => {
    const theirs = await fetch()
    if (leaving.signal.aborted || !state) return
    // The newest of this tab, taken after the wait: the person may have written on meanwhile.
    const joined = rules.join(baseOf(change).content, state.content, theirs.content)
    if (joined.clashes.length > 0) return note({ conflict: { ...joined, theirs, changeId: change.id } })
    base = theirs
    note({})
    show(joined.content)
    if (!isSame(joined.content, theirs.content)) {
      dirty = true
      await keep()
    }
    await forget([change.id])
  }

  const restore = (change: Change<P>, refusal: Refusal): void => {
    show(baseOf(change).content)
    note({ refused: { changeId: change.id, refusal, content: contentOf(change) } })
  }

  /** Looks after refused changes. A change holds the whole document, so a later one makes an earlier one needless. */
  const settleRefusals = () =>
    locked(`lectern-kept:${entity}`, async () => {
      if (leaving.signal.aborted) return
      const changes = await ownChanges()
      const refused = changes.filter((change) => change.refusal)
      const last = refused.at(-1)
      if (!last?.refusal) return note({})
      const isOvertaken = changes.some((change) => !change.refusal && change.seq > last.seq)
      await forget(refused.filter((change) => isOvertaken || change !== last).map((change) => change.id))
      if (isOvertaken) return
      if (last.refusal.code === 'stale_revision') await joinStale(last)
      else if (state?.refused?.changeId !== last.id) restore(last, last.refusal)
    })
  const settleSoon = (): void => {
    settleRefusals().catch((error: unknown) => report(error, 'a refused change'))
  }

  /** Hands over what a page that was closed too fast could not. */
  const takeLastWords = async (): Promise<void> => {
    const words = readLastWords<D>(outbox.person, entity)
    if (!words) return
    await outbox.enqueue(kind, entity, rules.toPayload(words.content, words.base), words.base)
    forgetLastWords(outbox.person, entity)
  }

  const open = async (): Promise<void> => {
    await takeLastWords()
    const changes = await ownChanges()
    if (leaving.signal.aborted) return
    const last = changes.findLast((change) => !change.refusal)
    const stale = changes.findLast((change) => change.refusal?.code === 'stale_revision')
    if (last) base = baseOf(last)
    const own = last ?? stale
    set({ content: own ? contentOf(own) : base.content, version: 0 })
    if (changes.some((change) => change.refusal)) settleSoon()
  }

  const hearOutbox = outbox.listen((message) => {
    if (message.type === 'enqueued' && message.change.entity === entity && isOfKind(message.change, kind)) {
      // Another tab of this browser has written on.
      if (!dirty) show(contentOf(message.change))
      return
    }
    const isAboutUs =
      message.type === 'refused' ? message.change.entity === entity : message.type === 'changed'
    if (isAboutUs && state && (message.type === 'refused' || state.refused || state.conflict)) settleSoon()
  })
  const hearNews = hearStored((news) => {
    if (news.entity !== entity || !isRevised<D>(news.stored)) return
    if (news.stored.revision >= base.revision) base = news.stored
  })
  const sayLastWords = (): void => {
    if ((!dirty && !keeping) || !state) return
    wroteLastWords = true
    keepLastWords(outbox.person, entity, { content: state.content, base })
  }
  window.addEventListener('pagehide', sayLastWords, { signal: leaving.signal })
  window.addEventListener('online', settleSoon, { signal: leaving.signal })
  open().catch((error: unknown) => {
    report(error, 'opening a document')
    set({ content: base.content, version: 0 })
  })

  const takeOver = async (newer: Revised<D>): Promise<void> => {
    if (dirty || keeping || (await ownChanges()).length > 0) return
    if (dirty || newer.revision <= base.revision) return
    base = newer
    show(newer.content)
  }

  return {
    entity,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    edit: (content) => {
      if (!state) return
      set({ ...state, content })
      keepSoon()
    },
    offer: (newer) => {
      if (state && newer.revision > base.revision)
        takeOver(newer).catch((error: unknown) => report(error, 'a newer document'))
    },
    decide: (content) => {
      const conflict = state?.conflict
      if (!conflict) return
      base = conflict.theirs
      note({})
      show(content)
      keepSoon()
      forget([conflict.changeId]).catch((error: unknown) => report(error, 'a decided conflict'))
    },
    dropRefused: () => {
      const refused = state?.refused
      note({})
      if (refused) forget([refused.changeId]).catch((error: unknown) => report(error, 'a dropped version'))
    },
    putBack: () => {
      const refused = state?.refused
      if (!refused) return
      note({})
      show(refused.content)
      keepSoon()
      forget([refused.changeId]).catch((error: unknown) => report(error, 'a version put back'))
    },
    close: () => {
      sayLastWords()
      leaving.abort()
      hearOutbox()
      hearNews()
      listeners.clear()
    },
  }
}

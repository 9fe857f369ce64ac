import type { Refusal } from '../outbox/index.ts'
import { isSame } from './is-same.ts'
import type { Joined, Revised } from './draft-kind.ts'

/** A version that the server refused: set aside, until its person decides about it. */
export interface Refused<D> {
  changeId: string
  refusal: Refusal
  content: D
  /** What it was made on. */
  base: Revised<D>
}

/** What both this and another device changed. */
export interface Conflict<D> extends Joined<D> {
  changeId: string
  theirs: Revised<D>
}

export interface DraftState<D> {
  content: D
  /** Grows when the content came from elsewhere than this editor: another tab, a restored or joined version. */
  version: number
  refused?: Refused<D> | undefined
  conflict?: Conflict<D> | undefined
}

/** What one tab knows of a document that is being edited. */
export const createMemory = <D>(first: Revised<D>) => {
  const listeners = new Set<() => void>()
  let base = first
  let state: DraftState<D> | undefined

  const set = (next: DraftState<D>): void => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    /** What the content was made on. */
    base: () => base,
    /** The content is now made on `next`; nobody is told, nothing looks different. */
    moveBase: (next: Revised<D>) => void (base = next),
    /** The same object until something changes; undefined until the device was asked what it still holds. */
    state: () => state,
    set,
    /** Shows a content that came from elsewhere. */
    show: (content: D): void => {
      if (!state) set({ content, version: 0 })
      else if (!isSame(state.content, content)) set({ ...state, content, version: state.version + 1 })
    },
    /** Remembers what a person has to decide about; both at once, nothing is nothing. */
    note: ({ refused, conflict }: Pick<DraftState<D>, 'refused' | 'conflict'>): void => {
      if (!state || (state.refused === refused && state.conflict === conflict)) return
      set({ ...state, refused, conflict })
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    close: () => listeners.clear(),
  }
}

export type DraftMemory<D> = ReturnType<typeof createMemory<D>>

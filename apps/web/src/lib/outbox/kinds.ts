import type { Change, OutboxKind } from './change.ts'

/** A kind of any payload: it is given only changes that bear its name, so their payload fits. */
export type AnyKind = OutboxKind<unknown>

/** Name of a kind → how to get it. Loaded when there is something to send, so that a page carries no editor's code. */
export type KindTable = Record<string, () => Promise<AnyKind>>

/** The kinds of one outbox: those of the table on demand, and those a page has used already. */
export const createKinds = (table: KindTable) => {
  const loaded = new Map<string, AnyKind>()
  const add = (kind: AnyKind): AnyKind => {
    loaded.set(kind.name, kind)
    return kind
  }
  return {
    add,
    /** The kind, when it has been used or loaded before. */
    known: (name: string): AnyKind | undefined => loaded.get(name),
    /** The kind that can send `change`; undefined when this version of the web knows none. */
    load: async (change: Pick<Change, 'kind'>): Promise<AnyKind | undefined> => {
      const known = loaded.get(change.kind)
      if (known) return known
      const kind = await table[change.kind]?.()
      return kind && add(kind)
    },
  }
}

export type Kinds = ReturnType<typeof createKinds>

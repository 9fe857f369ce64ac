/** Numbers in the place of ids, counted from 1 in the order in which the ids are first named. */
export interface Numbers<Id> {
  readonly of: (id: Id) => number
  /** Undefined for what was not named. */
  readonly known: (id: Id) => number | undefined
  /** In their order. */
  readonly ids: () => readonly Id[]
}

export const createNumbers = <Id>(ids: readonly Id[] = []): Numbers<Id> => {
  const numbers = new Map(ids.map((id, at) => [id, at + 1]))
  return {
    of: (id) => {
      const known = numbers.get(id) ?? numbers.size + 1
      numbers.set(id, known)
      return known
    },
    known: (id) => numbers.get(id),
    ids: () => [...numbers.keys()],
  }
}

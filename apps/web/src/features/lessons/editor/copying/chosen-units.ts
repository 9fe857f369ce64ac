import type { Section } from '@lectern/contract/lessons/lesson'

/** The units of the other lesson that are not wanted, by id: what was not looked at comes with the rest. */
export type LeftOut = ReadonlySet<number>

interface Units {
  readonly info_units: readonly Pick<Section['info_units'][number], 'id'>[]
}

/** How much of a section is wanted. */
export const shareOf = ({ info_units }: Units, leftOut: LeftOut): 'all' | 'some' | 'none' => {
  const left = info_units.filter(({ id }) => leftOut.has(id)).length
  if (left === 0) return 'all'
  return left === info_units.length ? 'none' : 'some'
}

/** Takes units in or leaves them out. */
export const withUnits = (leftOut: LeftOut, ids: readonly number[], isWanted: boolean): LeftOut => {
  const next = new Set(leftOut)
  for (const id of ids) {
    if (isWanted) next.delete(id)
    else next.add(id)
  }
  return next
}

/** Ids of the wanted units; undefined where everything is, sections without units included. */
export const wantedIds = (sections: readonly Units[], leftOut: LeftOut): number[] | undefined => {
  const all = sections.flatMap(({ info_units }) => info_units.map(({ id }) => id))
  return leftOut.size === 0 ? undefined : all.filter((id) => !leftOut.has(id))
}

import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { isPlannedRight, offeredCatalogue } from '@lectern/contract/staff/planned-rights'

export interface AreaSummary {
  readonly key: string
  /** `all` of what the area has, or some of it. */
  readonly extent: 'all' | 'some'
}

/** The areas in which something is granted, in the order of the menu. */
export const summariseRights = (granted: Iterable<string>): AreaSummary[] => {
  const held: ReadonlySet<string> = expandPermissions(granted)
  return offeredCatalogue.flatMap(({ key, objects }) => {
    const rights = objects.flatMap(({ permissions }) => permissions).filter((each) => !isPlannedRight(each))
    if (!rights.some((each) => held.has(each))) return []
    return [{ key, extent: rights.every((each) => held.has(each)) ? 'all' : 'some' }]
  })
}

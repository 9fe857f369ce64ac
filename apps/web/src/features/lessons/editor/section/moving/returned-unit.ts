import { isSame } from '../../../../../lib/drafts/index.ts'
import { inserted } from '../../../../../lib/lists.ts'
import { newKey } from '../../../../../lib/new-key.ts'
import type { EditedUnit } from '../../../../blocks/index.ts'

interface RemovedUnit {
  /** As its author removed it. */
  readonly unit: EditedUnit
  readonly at: number
  /** As the server had it then, and as it has it now. */
  readonly earlier: EditedUnit | undefined
  readonly now: EditedUnit | undefined
  /** Whether others have brought it back and removed it again since. */
  readonly isOlder: boolean
}

/**
 * Units with one that comes back from its removal. What others wrote in it meanwhile comes with it; where its author had written too,
 * both stand below each other. One that others have brought back already stays as it is.
 */
export const withReturned = (units: EditedUnit[], removed: RemovedUnit): EditedUnit[] => {
  const { unit, at, earlier, now, isOlder } = removed
  const copy = { ...unit, key: newKey() }
  const standing = units.findIndex(({ key }) => key === unit.key)
  if (standing !== -1) {
    const isThere = isSame(units[standing], unit) || isSame(unit, earlier)
    return isThere ? units : inserted(units, standing + 1, copy)
  }
  const place = Math.min(at, units.length)
  if (now === undefined) return inserted(units, place, isOlder ? copy : unit)
  if (isSame(now, earlier)) return inserted(units, place, unit)
  const back = inserted(units, place, now)
  return isSame(unit, earlier) ? back : inserted(back, place + 1, copy)
}

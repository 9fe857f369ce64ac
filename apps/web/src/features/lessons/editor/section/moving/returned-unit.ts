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
}

/**
 * Units with one that comes back from its removal. What others wrote in it meanwhile comes with it; where its author had written too,
 * both stand below each other. One that others have brought back already stays as it is.
 */
export const withReturned = (units: EditedUnit[], { unit, at, earlier, now }: RemovedUnit): EditedUnit[] => {
  if (units.some(({ key }) => key === unit.key)) return units
  const place = Math.min(at, units.length)
  if (now === undefined || isSame(now, earlier)) return inserted(units, place, unit)
  const back = inserted(units, place, now)
  return isSame(unit, earlier) ? back : inserted(back, place + 1, { ...unit, key: newKey() })
}

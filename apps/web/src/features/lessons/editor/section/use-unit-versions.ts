import { useRef } from 'react'
import { isSame, type DraftState } from '../../../../lib/drafts/index.ts'
import type { EditedUnit } from '../../../blocks/index.ts'
import type { SectionDraft } from './section-kind.ts'

interface Seen {
  version: number
  units: ReadonlyMap<string, EditedUnit>
  versions: Map<string, number>
}

/**
 * A number for each unit that grows when what it says came from elsewhere than its editor. An editor that begins anew loses cursor
 * and undo: it does so only when its own unit changed, not when somebody wrote in another one.
 */
export const useUnitVersions = ({
  version,
  content,
}: DraftState<SectionDraft>): ((unit: EditedUnit) => number) => {
  const seen = useRef<Seen>({ version, units: new Map(), versions: new Map() })
  // oxlint-disable react/refs -- what is counted belongs to the state that is drawn
  const last = seen.current
  const units = new Map(content.info_units.map((unit) => [unit.key, unit]))
  if (last.version !== version)
    for (const [key, unit] of units)
      if (!isSame(last.units.get(key), unit)) last.versions.set(key, (last.versions.get(key) ?? 0) + 1)
  seen.current = { version, units, versions: last.versions }
  const { versions } = last
  // oxlint-enable react/refs
  return (unit) => versions.get(unit.key) ?? 0
}

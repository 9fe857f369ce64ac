import { findingLimits, type FoundPlace } from '@lectern/contract/courses/finding/finding.api'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { excerptOf } from '@lectern/contract/kernel/words/search-words'
import { variableParts } from '@lectern/contract/rich-text/variables'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { findUnits, listFoundUnits, listSearchedSections, textOfWords } from '../../lessons/index.ts'
import { holdsAll } from './find-in-files.ts'
import type { FoundIn, Searched } from './found.ts'

/** Units that are looked at more closely; of the others it is known that there are more. */
const mostUnits = findingLimits.places * 2

/** Words that are the same for every reader: what a variable says stands on the page alone. */
const withoutVariables = (words: string): string =>
  variableParts(words)
    .map(({ name, text }) => (name === null ? text : '…'))
    .join('')

/** Names of sections, each told of at its lesson. */
export const findInSections = async (
  db: ReadDatabase,
  { parts, wanted }: Searched,
): Promise<{ readonly lessonId: number; readonly place: Omit<FoundPlace, 'link'> }[]> => {
  const sections = await listSearchedSections(db, parts)
  return sections.flatMap(({ id, lessonId, name }) => {
    const excerpt = holdsAll(name, wanted) ? excerptOf(name, wanted) : null
    if (!excerpt) return []
    const place = { kind: 'section', section_id: id, unit_id: null, moment: null, file_name: null } as const
    return [{ lessonId, place: { ...place, ...excerpt } }]
  })
}

/** Texts, titles of units and chapters of films. */
export const findInUnits = async (
  db: ReadDatabase,
  { schoolId, parts, wanted }: Searched,
): Promise<{ readonly found: FoundIn[]; readonly hasMore: boolean }> => {
  const units = await findUnits(db, parts, wanted, mostUnits + 1)
  const shown = units.slice(0, mostUnits)
  const stored =
    shown.length === 0
      ? []
      : await listFoundUnits(
          db,
          schoolId,
          shown.map(({ id }) => id),
        )
  const contentOf = new Map(stored.map((unit) => [unit.id, unit]))
  const found = shown.flatMap((unit): FoundIn[] => {
    const content = contentOf.get(unit.id)
    const excerpt = content && excerptOf(withoutVariables(textOfWords(content)), wanted)
    if (!excerpt) return []
    const isPlayed = blockTypeOf(content.typeId).completion === 'played'
    const place = { section_id: null, unit_id: unit.id, moment: null, file_name: null }
    return [{ unit, place: { kind: isPlayed ? 'film' : 'text', ...place, ...excerpt } }]
  })
  return { found, hasMore: units.length > mostUnits }
}

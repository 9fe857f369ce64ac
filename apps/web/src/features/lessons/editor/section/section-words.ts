import { blockTypeOf } from '@lectern/contract/blocks/registry'
import type { EditedUnit } from '../../../blocks/index.ts'
import type { SectionDraft } from './section-kind.ts'

/** A unit as plain words, for a person to compare or to copy. */
export const unitWords = (unit: EditedUnit): string =>
  [unit.title, blockTypeOf(unit.type_id).words(unit.content)]
    .filter((words) => words.trim() !== '')
    .join('\n')

/** A whole section as plain words. */
export const sectionWords = ({ name, info_units }: SectionDraft): string =>
  [name, ...info_units.map(unitWords)].filter((words) => words.trim() !== '').join('\n\n')

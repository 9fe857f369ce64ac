import { type EditedUnit, textWords } from '../../../blocks/index.ts'
import type { SectionDraft } from './section-kind.ts'

/** A unit as plain words, for a person to compare or to copy. */
export const unitWords = (unit: EditedUnit): string =>
  [unit.title, unit.type_id === 3 ? textWords(unit.content.text) : '']
    .filter((words) => words.trim() !== '')
    .join('\n')

/** A whole section as plain words. */
export const sectionWords = ({ name, info_units }: SectionDraft): string =>
  [name, ...info_units.map(unitWords)].filter((words) => words.trim() !== '').join('\n\n')

import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import type { VariableValues } from '@lectern/contract/rich-text/variables'
import { fillVariables, hasVariables } from '../../../platform/rich-text/write-words.ts'

type Section = PublicLesson['sections'][number]

/** Whether a text of the section holds a variable. */
export const saysVariables = ({ info_units }: Pick<Section, 'info_units'>): boolean =>
  info_units.some((unit) => 'description_formatted' in unit && hasVariables(unit.description_formatted))

/** A section as one reader gets it: what others share is not changed. */
export const fillSection = (section: Section, values: VariableValues): Section =>
  saysVariables(section)
    ? {
        ...section,
        info_units: section.info_units.map((unit) =>
          'description_formatted' in unit
            ? { ...unit, description_formatted: fillVariables(unit.description_formatted, values) }
            : unit,
        ),
      }
    : section

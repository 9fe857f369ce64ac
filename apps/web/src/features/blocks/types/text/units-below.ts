import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { Translate } from '../../../../lib/texts/index.ts'
import type { SlashEntry } from '../../../lesson-text/index.ts'
import { blockDescriptions } from '../../block-descriptions.ts'

/** Entries of the insert menu that add a unit below the text. */
export const unitsBelow = (t: Translate, onAddBelow: (typeId: BuiltUnitType) => void): SlashEntry[] =>
  blockDescriptions.flatMap(({ typeId, icon, add, help, searched }) => {
    if (searched === undefined) return []
    const group = t('lesson-editor.slash_below')
    const [name, told, words] = [t(add), t(help), t(searched)]
    return [{ id: `unit-${typeId}`, group, icon, name, help: told, words, after: () => onAddBelow(typeId) }]
  })

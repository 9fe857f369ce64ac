import { variableNames, variableText } from '@lectern/contract/rich-text/variables'
import { Braces } from 'lucide-react'
import type { Translate } from '../../../lib/texts/index.ts'
import type { SlashEntry } from '../menus/slash-entries.ts'
import { variableNameTexts } from './variable-names.ts'

/** The variables as entries of a menu. */
export const variableEntries = (t: Translate): SlashEntry[] =>
  variableNames.map((name) => ({
    id: `variable-${name}`,
    group: t('lesson-text.variables'),
    icon: Braces,
    name: t(variableNameTexts[name]),
    help: variableText(name),
    words: `${name} ${t('lesson-text.variable_words')}`,
    run: (chain) => chain.insertContent(variableText(name)),
  }))

import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { useTexts, type Translate } from '../../../../lib/texts/index.ts'
import { LessonTextEditor, type SlashEntry } from '../../../lesson-text/index.ts'
import { blockDescriptions } from '../../block-descriptions.ts'
import './fonts.css'
import view from './view.module.css'

interface TextEditorProps {
  text: LessonText
  onText: (text: LessonText) => void
  version: number
  startHere: boolean
  label: string
  onAddBelow: (typeId: BuiltUnitType) => void
}

/** Units that come below the text. */
const unitsBelow = (t: Translate, onAddBelow: (typeId: BuiltUnitType) => void): SlashEntry[] =>
  blockDescriptions.flatMap(({ typeId, icon, add, help, searched }) => {
    if (searched === undefined) return []
    const group = t('create-course.slash_below')
    const [name, told, words] = [t(add), t(help), t(searched)]
    return [{ id: `unit-${typeId}`, group, icon, name, help: told, words, after: () => onAddBelow(typeId) }]
  })

/** Writes a text unit; the insert menu also adds other units below it. */
export const TextEditor = ({ onAddBelow, ...rest }: TextEditorProps) => {
  const { t } = useTexts()
  return <LessonTextEditor {...rest} className={view.text ?? ''} below={unitsBelow(t, onAddBelow)} />
}

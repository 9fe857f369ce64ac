import type { BuiltUnitType } from '@lectern/contract/blocks/registry'
import type { LessonText } from '@lectern/contract/rich-text/lesson-text'
import { useEffect } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { LessonTextEditor } from '../../../lesson-text/index.ts'
import { loadFonts } from '../../../shown-text/fonts/index.ts'
import { unitsBelow } from './units-below.ts'
import view from './view.module.css'

interface TextEditorProps {
  text: LessonText
  onText: (text: LessonText) => void
  unitKey: string
  version: number
  startHere: boolean
  label: string
  onAddBelow: (typeId: BuiltUnitType) => void
}

/** Writes a text unit; the insert menu also adds other units below it. */
export const TextEditor = ({ onAddBelow, ...rest }: TextEditorProps) => {
  const { t } = useTexts()
  useEffect(() => void loadFonts(), [])
  return <LessonTextEditor {...rest} className={view.text ?? ''} below={unitsBelow(t, onAddBelow)} />
}

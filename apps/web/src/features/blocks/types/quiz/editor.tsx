import { Checkbox } from '@lectern/ui/choices/checkbox'
import { useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { QuizEditor, QuizPicker } from '../../../quizzes/index.ts'
import { OpeningSettings } from './opening.tsx'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'

/** A practice: one quiz, made here or taken from the school's library. */
export const QuizUnitEditor = ({ unit, onUnit, startHere }: BlockEditorProps<UnitOf<5>>) => {
  const { t } = useTexts()
  const [madeHere, setMadeHere] = useState<number>()
  const { quiz_id: quizId } = unit.content
  if (quizId !== null)
    return (
      <>
        <QuizEditor quizId={quizId} isNew={quizId === madeHere} />
        <OpeningSettings
          quizId={quizId}
          opening={unit.content.opening}
          onOpening={(opening) => {
            const { opening: _before, ...rest } = unit.content
            onUnit({ ...unit, content: { ...rest, ...(opening && { opening }) } })
          }}
        />
        <Checkbox
          label={t('lesson-editor.practice_checkpoint')}
          help={t('lesson-editor.practice_checkpoint_help')}
          checked={unit.content.is_checkpoint ?? false}
          onChange={(event) =>
            onUnit({ ...unit, content: { ...unit.content, is_checkpoint: event.currentTarget.checked } })
          }
        />
      </>
    )
  return (
    <QuizPicker
      suggestedName={unit.title || t('lesson-editor.quiz_suggested_name')}
      startHere={startHere}
      onPick={(id, isNew) => {
        if (isNew) setMadeHere(id)
        onUnit({ ...unit, content: { quiz_id: id } })
      }}
    />
  )
}

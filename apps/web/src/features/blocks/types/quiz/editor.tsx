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
          onOpening={(opening) =>
            onUnit({ ...unit, content: { quiz_id: quizId, ...(opening && { opening }) } })
          }
        />
      </>
    )
  return (
    <QuizPicker
      suggestedName={unit.title || t('create-course.quiz_suggested_name')}
      startHere={startHere}
      onPick={(id, isNew) => {
        if (isNew) setMadeHere(id)
        onUnit({ ...unit, content: { quiz_id: id } })
      }}
    />
  )
}

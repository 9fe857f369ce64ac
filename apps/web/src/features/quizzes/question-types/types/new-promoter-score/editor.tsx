import { pointsBetween } from '@lectern/contract/quizzes/question-types/shared/scales/scale-point'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PublicAnswers } from '../../shared/public-answers.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { EndFields } from '../../shared/scales/end-fields.tsx'
import { ScalePreview } from '../../shared/scales/scale-preview.tsx'
import fields from '../../shared/scales/scale-preview.module.css'
import { EditorGroup } from '../../shared/editor-group.tsx'
import { lookPromoter, usualEnds } from './look.tsx'

const points = pointsBetween(0, 10)

/** What the ends of the scale mean, above the scale. */
export const PromoterEditor = ({
  question,
  onQuestion,
}: QuestionEditorProps<FullQuestionOf<'new_promoter_score'>>) => {
  const { t } = useTexts()
  return (
    <EditorGroup title={t('questions.promoter_scale')} dense>
      <div className={fields.fields}>
        <EndFields
          ends={question}
          usual={usualEnds(t)}
          onEnds={(ends) => onQuestion({ ...question, ...ends })}
        />
      </div>
      <ScalePreview {...lookPromoter({ ...question, answers: points }, undefined, t)} />
      <PublicAnswers
        of="counts"
        value={question.is_public_answer_enabled}
        onValue={(is_public_answer_enabled) => onQuestion({ ...question, is_public_answer_enabled })}
      />
    </EditorGroup>
  )
}

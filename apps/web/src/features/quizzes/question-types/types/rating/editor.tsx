import { ratingStars } from '@lectern/contract/quizzes/question-types/types/rating/rating-stars'
import { pointsBetween } from '@lectern/contract/quizzes/question-types/shared/scales/scale-point'
import { Select } from '@lectern/ui/choices/select'
import { Field } from '@lectern/ui/fields/field'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { PublicAnswers } from '../../shared/public-answers.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { EndFields } from '../../shared/scales/end-fields.tsx'
import { ScalePreview } from '../../shared/scales/scale-preview.tsx'
import fields from '../../shared/scales/scale-preview.module.css'
import { EditorGroup } from '../../shared/editor-group.tsx'
import { lookRating } from './look.tsx'

const counts = pointsBetween(ratingStars.least, ratingStars.most).map(({ value }) => value)

/** How many stars there are and what the ends mean, above the stars. */
export const RatingEditor = ({ question, onQuestion }: QuestionEditorProps<FullQuestionOf<'rating'>>) => {
  const { t } = useTexts()
  return (
    <EditorGroup title={t('questions.rating_scale')} dense>
      <div className={fields.fields}>
        <Field label={t('questions.rating_stars')}>
          <Select
            value={question.stars}
            onChange={(event) => onQuestion({ ...question, stars: Number(event.currentTarget.value) })}
          >
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
        <EndFields ends={question} onEnds={(ends) => onQuestion({ ...question, ...ends })} />
      </div>
      <ScalePreview
        {...lookRating({ ...question, answers: pointsBetween(1, question.stars) }, undefined, t)}
      />
      <PublicAnswers
        of="counts"
        value={question.is_public_answer_enabled}
        onValue={(is_public_answer_enabled) => onQuestion({ ...question, is_public_answer_enabled })}
      />
    </EditorGroup>
  )
}

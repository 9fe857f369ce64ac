import { likertPoints } from '@lectern/contract/quizzes/question-types/types/likert-scale/likert-points'
import { Segmented } from '@lectern/ui/choices/segmented'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { IssueNote } from '../../../editor/issue-note.tsx'
import { ItemList } from '../../shared/item-list/item-list.tsx'
import { PublicAnswers } from '../../shared/public-answers.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { scaleIssues } from '../../shared/scales/scale-issues.ts'
import { ScalePreview } from '../../shared/scales/scale-preview.tsx'
import { EditorGroup } from '../../shared/editor-group.tsx'
import { agreement } from './agreement.ts'
import { lookLikert } from './look.tsx'

type Likert = FullQuestionOf<'likert_scale'>

const words = {
  text: 'questions.point_text',
  placeholder: 'questions.point_text',
  move: 'questions.point_move',
  remove: 'questions.point_remove',
  add: 'questions.point_add',
} as const

const withPoints = (question: Likert, answers: readonly Likert['answers'][number][]): Likert => ({
  ...question,
  answers: answers.map((point, at) => ({ ...point, value: at + 1 })),
})

/** The points of agreement and the direction of the scale, above the scale itself. */
export const LikertEditor = ({ question, onQuestion, issues }: QuestionEditorProps<Likert>) => {
  const { t } = useTexts()
  const { answers, likert_scale_type } = question
  const isUnwritten = answers.every(({ text }) => text.trim() === '')
  return (
    <EditorGroup title={t('questions.likert_points')} hint={t('questions.likert_points_hint')} dense>
      <ItemList
        items={answers}
        onItems={(next) => onQuestion(withPoints(question, next))}
        make={() => ({ id: newKey(), text: '', value: 0 })}
        words={words}
        least={likertPoints.least}
        most={likertPoints.most}
        issues={issues}
        issueWords={scaleIssues}
        placeholder={(_point, at) => (isUnwritten ? agreement(at, answers.length, t) : undefined)}
      >
        <Segmented
          label={t('questions.likert_direction')}
          value={likert_scale_type}
          onChange={(next) => onQuestion({ ...question, likert_scale_type: next })}
          segments={[
            { value: 'horizontal', label: t('questions.likert_horizontal') },
            { value: 'vertical', label: t('questions.likert_vertical') },
          ]}
        />
      </ItemList>
      {issues.some(({ code }) => code === 'too_few_points') && (
        <IssueNote code="too_few_points" words={scaleIssues} />
      )}
      <ScalePreview {...lookLikert(question, undefined, t)} />
      <PublicAnswers
        of="counts"
        value={question.is_public_answer_enabled}
        onValue={(is_public_answer_enabled) => onQuestion({ ...question, is_public_answer_enabled })}
      />
    </EditorGroup>
  )
}

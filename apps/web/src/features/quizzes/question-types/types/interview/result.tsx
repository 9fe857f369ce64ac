import { kindOf } from '@lectern/contract/quizzes/question-types/types/interview/interview-type'
import { isOwnOption } from '@lectern/contract/quizzes/question-types/shared/own-answer'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { ChoiceResult } from '../../shared/choices/choice-result.tsx'
import { CountBars } from '../../shared/counts/count-bars.tsx'
import { useCounts } from '../../shared/counts/use-counts.ts'
import type { QuestionOf, ResultProps } from '../../question-view.ts'
import { SurveyThanks } from '../../shared/survey-thanks.tsx'

/** What somebody picked of a poll; where it is shown, beside what everybody picked. */
export const InterviewResult = ({ question, ...rest }: ResultProps<QuestionOf<'interview'>>) => {
  const { t } = useTexts()
  const counts = useCounts(question)
  const ownRow = (id: string) => rest.rows.find((row) => row.quiz_answer_id === id)
  return (
    <>
      {counts.length > 0 ? (
        <CountBars
          look="options"
          counts={counts}
          things={question.answers.map((option) => ({
            id: option.id,
            name:
              isOwnOption(option) && option.text === '' ? (
                t('quiz.own_answer')
              ) : (
                <AuthorThing thing={option} />
              ),
            isOwn: ownRow(option.id) !== undefined,
            words: ownRow(option.id)?.text_answer ?? undefined,
          }))}
        />
      ) : (
        <ChoiceResult kind={kindOf(question)} options={question.answers} {...rest} />
      )}
      {rest.rows.length > 0 && <SurveyThanks />}
    </>
  )
}

import type { AttemptQuestion } from '@lectern/contract/attempts/attempt'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { answerIn } from '../answer-sheet.ts'
import type { useAnswers } from '../use-answers.ts'
import { QuestionCard } from './question-card.tsx'

interface QuestionListProps extends ReturnType<typeof useAnswers> {
  items: readonly AttemptQuestion[]
  /** Questions that keep the attempt from finishing. */
  missing: readonly string[]
}

/** Questions to answer, with what is said against their answers. */
export const QuestionList = ({ items, sheet, refused, answer, missing }: QuestionListProps) => {
  const { t } = useTexts()
  return items.map((item) => {
    const { id } = item.question
    return (
      <QuestionCard
        key={id}
        item={item}
        answer={answerIn(sheet, id)}
        onAnswer={(given) => void answer(id, given).catch((error: unknown) => report(error, 'answer'))}
        fault={missing.includes(id) ? t('quiz.answer_missing') : undefined}
        refusal={refused[id] && errorText(new ApiError(refused[id]), t)}
      />
    )
  })
}

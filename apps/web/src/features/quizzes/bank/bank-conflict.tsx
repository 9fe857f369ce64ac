import type { Question } from '@lectern/contract/quizzes/question-types/registry'
import { ConflictDialog } from '../../../frame/index.ts'
import type { ClashChoice, DraftDocument, DraftState } from '../../../lib/drafts/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { keepQuestions } from '../api.ts'
import { copiedQuestion } from './copied-question.ts'
import { questionWords } from '../editor/question-words.ts'

interface BankConflictProps {
  kept: DraftDocument<Question>
  state: DraftState<Question>
}

/** Asks about a question that was changed on two devices. Keeping both makes the other form a question of its own. */
export const BankConflict = ({ kept, state: { conflict } }: BankConflictProps) => {
  const { t } = useTexts()
  if (!conflict) return null
  const mine = conflict.content
  const theirs = conflict.theirs.content
  const decide = (choice: ClashChoice | undefined) => {
    if (choice === 'both') void keepQuestions({ body: { questions: [copiedQuestion(theirs)] } })
    kept.decide(choice === 'theirs' ? theirs : mine)
  }
  return (
    <ConflictDialog
      clashes={[
        {
          key: mine.id,
          title: t('quizzes.question_text'),
          mine: questionWords(mine),
          theirs: questionWords(theirs),
        },
      ]}
      onDecide={(choices) => decide(choices.get(mine.id))}
    />
  )
}

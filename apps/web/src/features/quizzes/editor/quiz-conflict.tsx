import { decideClashes, type DraftDocument, type DraftState } from '../../../lib/drafts/index.ts'
import { newKey } from '../../../lib/new-key.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ConflictDialog } from '../../../frame/index.ts'
import { questionEditors } from '../question-types/question-editors.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { questionWords } from './question-words.ts'

interface QuizConflictProps {
  kept: DraftDocument<QuizDraft>
  state: DraftState<QuizDraft>
}

/** Asks about questions that were changed on two devices. */
export const QuizConflict = ({ kept, state: { conflict } }: QuizConflictProps) => {
  const { t } = useTexts()
  if (!conflict) return null
  const mine = conflict.content.content.questions
  const theirs = conflict.theirs.content.content.questions
  const wordsOf = (list: typeof mine, key: string) =>
    list
      .filter((question) => question.id === key)
      .map(questionWords)
      .join('')
  const views = conflict.clashes.map((key) => ({
    key,
    title: t('quizzes.question_number', { number: mine.findIndex((each) => each.id === key) + 1 }),
    mine: wordsOf(mine, key),
    theirs: wordsOf(theirs, key),
  }))
  return (
    <ConflictDialog
      clashes={views}
      onDecide={(choices) => {
        const questions = decideClashes(mine, theirs, choices, {
          keyOf: (question) => question.id,
          copy: (question) => questionEditors[question.type].copy(question, newKey),
        })
        kept.decide({ ...conflict.content, content: { version: 1, questions } })
      }}
    />
  )
}

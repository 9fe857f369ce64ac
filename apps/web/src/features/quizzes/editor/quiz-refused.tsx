import type { DraftDocument, DraftState } from '../../../lib/drafts/index.ts'
import { RefusedNotice } from '../../../frame/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { quizWords } from './question-words.ts'

interface QuizRefusedProps {
  kept: DraftDocument<QuizDraft>
  state: DraftState<QuizDraft>
}

/** Offers a version of the quiz that the school did not take. */
export const QuizRefused = ({ kept, state: { refused } }: QuizRefusedProps) =>
  refused && (
    <RefusedNotice
      refusal={refused.refusal}
      words={quizWords(refused.content)}
      onPutBack={kept.putBack}
      onDrop={kept.dropRefused}
    />
  )

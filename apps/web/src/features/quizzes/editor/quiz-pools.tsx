import type { Quiz } from '@lectern/contract/quizzes/quiz'
import type { DraftDocument } from '../../../lib/drafts/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { PoolsEditor } from './pools/pools-editor.tsx'

interface QuizPoolsProps {
  quiz: Quiz
  kept: DraftDocument<QuizDraft>
  draft: QuizDraft
}

/** The quizzes from which a randomizer draws its questions. */
export const QuizPools = ({ quiz, kept, draft }: QuizPoolsProps) => (
  <PoolsEditor
    quizId={quiz.id}
    pools={draft.pools}
    sources={quiz.pools.map((pool) => ({ ...pool, id: pool.quiz_id }))}
    onPools={(work) => {
      const newest = kept.state()?.content ?? draft
      kept.edit({ ...newest, pools: work(newest.pools) })
    }}
  />
)

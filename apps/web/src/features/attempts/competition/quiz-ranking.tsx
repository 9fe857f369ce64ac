import { getRanking } from './api.ts'
import { RankingBoard } from './ranking-board.tsx'

/** The ranking of a competition in a lesson, as its participants see it. */
export const QuizRanking = ({ lesson, quiz }: { lesson: number; quiz: number }) => (
  <RankingBoard read={async (signal) => (await getRanking({ params: { lesson, quiz } }, { signal })).data} />
)

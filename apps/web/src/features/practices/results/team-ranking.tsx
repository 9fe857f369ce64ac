import { getQuizRanking, RankingBoard } from '../../attempts/index.ts'

/** Who stands where in a competition, over all lessons that hold it. */
export const TeamRanking = ({ quiz }: { quiz: number }) => (
  <RankingBoard
    level={2}
    read={async (signal) => (await getQuizRanking({ params: { quiz } }, { signal })).data}
  />
)

import { attemptFacts } from '@lectern/contract/attempts/attempts.facts'
import type { Database } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { onFacts } from '../../platform/facts/listener.ts'
import type { Listener } from '../../platform/facts/news.ts'
import { enterDraw } from './use-cases/enter-draw.ts'

/** What happens when an attempt is handed in whose answers learners review. */
export const peerReviewListeners = (
  db: Database,
  { random }: Pick<Dependencies, 'random'>,
): readonly Listener[] => [
  onFacts(
    'peer-reviews.draw',
    attemptFacts,
    async ({ schoolId, subjectId: attemptId, details }, { clock }) => {
      if (!details.has_peers) return
      await db.transaction((tx) => enterDraw(tx, { schoolId, attemptId }, { random, now: clock.now() }))
    },
  ),
]

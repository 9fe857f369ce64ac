import type { Database } from '../../platform/database/pool.ts'
import type { Dependencies } from '../../platform/dependencies.ts'
import { type Listener, onEvent } from '../../platform/events/event.ts'
import { attemptFinished } from '../attempts/index.ts'
import { enterDraw } from './use-cases/enter-draw.ts'

/** What happens when an attempt is handed in whose answers learners review. */
export const peerReviewListeners = (
  db: Database,
  { random }: Pick<Dependencies, 'random'>,
): readonly Listener[] => [
  onEvent('peer-reviews.draw', attemptFinished, async (finished, { clock }) => {
    const { has_peers: hasPeers, school_id: schoolId, attempt_id: attemptId } = finished
    if (!hasPeers) return
    await db.transaction((tx) => enterDraw(tx, { schoolId, attemptId }, { random, now: clock.now() }))
  }),
]

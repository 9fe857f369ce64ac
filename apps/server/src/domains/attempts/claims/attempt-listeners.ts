import { attemptStatus } from '@lectern/contract/attempts/attempt'
import type { Database } from '../../../platform/database/pool.ts'
import { type Listener, onEvent } from '../../../platform/events/event.ts'
import { attemptFinished } from '../attempts.events.ts'
import { findSchoolAttempt } from '../attempts.repository.ts'
import { tellAttempt } from './tell-attempt.ts'

/** What happens behind when an attempt ends: the other devices of its learner take no more answers. */
export const attemptListeners = (db: Database): readonly Listener[] => [
  onEvent('attempts.tellFinished', attemptFinished, async (finished) => {
    // Told with the finish itself.
    if (finished.status_id === attemptStatus.underCheck) return
    const attempt = await findSchoolAttempt(db, finished.school_id, finished.attempt_id)
    if (attempt) await db.transaction((tx) => tellAttempt(tx, attempt))
  }),
]

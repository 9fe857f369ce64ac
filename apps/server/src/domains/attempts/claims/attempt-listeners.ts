import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { attemptFacts } from '@lectern/contract/attempts/attempts.facts'
import type { Database } from '../../../platform/database/pool.ts'
import { onFacts } from '../../../platform/facts/listener.ts'
import type { Listener } from '../../../platform/facts/news.ts'
import { findSchoolAttempt } from '../attempts.repository.ts'
import { tellAttempt } from './tell-attempt.ts'

/** What happens behind when an attempt ends: the other devices of its learner take no more answers. */
export const attemptListeners = (db: Database): readonly Listener[] => [
  onFacts('attempts.tellFinished', attemptFacts, async ({ schoolId, subjectId, details }) => {
    // Told with the finish itself.
    if (details.status_id === attemptStatus.underCheck) return
    const attempt = await findSchoolAttempt(db, schoolId, subjectId)
    if (attempt) await db.transaction((tx) => tellAttempt(tx, attempt))
  }),
]

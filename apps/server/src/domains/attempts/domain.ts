import { defineDomain } from '../../platform/composition/domain.ts'
import { provide } from '../../platform/composition/services.ts'
import { scheduleJob } from '../../platform/queue/worker.ts'
import { streakServices } from '../streaks/index.ts'
import { attemptFiles } from './answer-files.ts'
import { registerAttempts } from './attempts.routes.ts'
import { attemptListeners } from './claims/attempt-listeners.ts'
import { closeExpiredAttempts, handleCloseExpired } from './clocks/close-expired.ts'
import { forgetMovedAttempts } from './clocks/move-deadlines.ts'
import { handleTellHeldDecision } from './held/hold-decision.ts'
import { formerAttemptEvents } from './former-events.ts'
import { exportAttempts, forgetAnswers } from './own-data.repository.ts'
import { createPinnedAttempts } from './pinned-attempts.ts'
import { handleRecalculate } from './recalculation/recalculate.ts'
import { attemptServices } from './services.ts'

export const attemptsDomain = defineDomain({
  name: 'attempts',
  provides: [provide(attemptServices.pinned, ({ dependencies }) => createPinnedAttempts(dependencies))],
  register: async ({ bind }, { dependencies, get }) => {
    const pinned = await get(attemptServices.pinned)
    await forgetMovedAttempts(dependencies, pinned)
    registerAttempts(bind, dependencies, pinned, await get(streakServices.days))
  },
  jobs: ({ dependencies }) => [
    handleCloseExpired(dependencies),
    handleTellHeldDecision(dependencies),
    handleRecalculate(dependencies),
  ],
  schedules: [scheduleJob(closeExpiredAttempts, '* * * * *', {})],
  listeners: ({ dependencies: { db } }) => attemptListeners(db),
  formerEvents: formerAttemptEvents,
  ownData: {
    export: { attempts: exportAttempts },
    erase: { 'attempts.forgetAnswers': forgetAnswers },
  },
  files: attemptFiles,
})

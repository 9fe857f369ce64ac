import { defineService } from '../../platform/composition/services.ts'
import type { PinnedAttempts } from './pinned-attempts.ts'

export const attemptServices = {
  pinned: defineService<PinnedAttempts>('attempts.pinnedAttempts'),
}

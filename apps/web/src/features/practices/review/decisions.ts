import { attemptStatus } from '@lectern/contract/attempts/attempt'
import { useHeldRights } from '../../staff/index.ts'

/** Statuses that somebody of the team gives; each is also the key that gives it. */
export const decisions = [
  [attemptStatus.passed, 'practices.decide_pass'],
  [attemptStatus.failed, 'practices.decide_fail'],
  [attemptStatus.rework, 'practices.decide_rework'],
] as const
export type DecisionStatus = (typeof decisions)[number][0]

/** Whether the reader decides about the work of learners. */
export const useMayDecide = (): boolean =>
  [...useHeldRights()].some((right) => right.startsWith('practice_curator'))

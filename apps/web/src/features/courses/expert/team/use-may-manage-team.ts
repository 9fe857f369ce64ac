import { useHeldRights } from '../../../staff/index.ts'

/** Whether the person may change teams of courses, and their groups of learners. */
export const useMayManageTeam = (): boolean => {
  const held = useHeldRights()
  return held.has('course_personalize') || held.has('course_personalize.team')
}

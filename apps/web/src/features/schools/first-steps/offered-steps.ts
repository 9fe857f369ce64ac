import type { FirstStepId, FirstSteps } from '@lectern/contract/schools/schools'
import type { PermissionString } from '@lectern/contract/kernel/permissions'

/** What a step needs besides the right to the school's settings, which the list itself asks for. */
const needs: Readonly<Partial<Record<FirstStepId, PermissionString>>> = {
  course: 'course_create',
  lesson: 'course_edit',
  publish: 'course_edit',
  invite: 'course_personalize',
}

/** The steps that this person may take: a step that leads to a page without its button is no step. */
export const offeredSteps = (
  { steps, course }: Pick<FirstSteps, 'steps' | 'course'>,
  permissions: ReadonlySet<string>,
): FirstSteps['steps'] =>
  steps.filter(({ id }) => {
    const needed = needs[id]
    if (needed === undefined) return true
    // Without a course the step begins with making one.
    return permissions.has(needed) && (course !== null || permissions.has('course_create'))
  })

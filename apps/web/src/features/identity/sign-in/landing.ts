import type { PublicSchool } from '@lectern/contract/schools/schools'
import { paths } from '../../../lib/routing/paths.ts'

/** Where somebody goes after signing in: where they were going, else where the school wants its people to begin. */
export const landingOf = (
  next: string,
  { student_landing }: Pick<PublicSchool, 'student_landing'>,
): string => {
  if (next !== paths.home || student_landing === 'school') return next
  return paths.account('products') + (student_landing === 'learning' ? '?group=learning' : '')
}

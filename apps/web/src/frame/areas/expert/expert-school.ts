import type { User } from '../../../features/identity/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { paths } from '../../../lib/routing/paths.ts'

/** The person's learning space is chosen, not a school. */
export const isInLearningSpace = (schools: User['cabinets']): boolean =>
  schools.find(({ is_current }) => is_current)?.user_cabinet ?? false

/**
 * Where an address of the expert area leads instead: the learning space has one page, which schools do not have.
 * An offer of a school is read in every school.
 */
export const placeInSchool = (schools: User['cabinets'], pathname: string): string | undefined => {
  const isOwn = isInLearningSpace(schools)
  if (pathname === expertPaths.learningSpace) return isOwn ? undefined : paths.expert
  return isOwn && !pathname.startsWith('/expert/ownership/') ? expertPaths.learningSpace : undefined
}

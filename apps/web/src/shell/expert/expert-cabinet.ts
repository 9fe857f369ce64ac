import type { User } from '../../features/accounts/index.ts'
import { paths } from '../../lib/routing/paths.ts'

/** The person's own student cabinet is chosen, not a school. */
export const isInOwnCabinet = (cabinets: User['cabinets']): boolean =>
  cabinets.find(({ is_current }) => is_current)?.user_cabinet ?? false

/**
 * Where an address of the expert area leads instead: the own student cabinet has one page, which schools do not have.
 * An offer of a school is read in every cabinet.
 */
export const placeInCabinet = (cabinets: User['cabinets'], pathname: string): string | undefined => {
  const isOwn = isInOwnCabinet(cabinets)
  if (pathname === paths.expertCabinet) return isOwn ? undefined : paths.expert
  return isOwn && !pathname.startsWith('/expert/ownership/') ? paths.expertCabinet : undefined
}

import { schoolSlug } from '@lectern/contract/schools/schools'

/** Why an address can be no school's: not a DNS label of 3 to 63 letters, or kept for the platform; null when it can. */
export const slugProblem = (slug: string): 'invalid' | 'reserved' | null => {
  const outcome = schoolSlug.safeParse(slug)
  if (outcome.success) return null
  return outcome.error.issues.every(({ message }) => message === 'reserved_address') ? 'reserved' : 'invalid'
}

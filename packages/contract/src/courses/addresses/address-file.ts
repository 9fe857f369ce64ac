/** How large a file of addresses may be. */
export const addressFileBytes = 5 * 1024 ** 2

/** Why a file of addresses is not read: codes at the field `file`. */
export const addressFileProblems = [
  'no_addresses',
  'broken',
  'unsafe',
  'too_large',
  'too_many',
  'timed_out',
] as const
export type AddressFileProblem = (typeof addressFileProblems)[number]

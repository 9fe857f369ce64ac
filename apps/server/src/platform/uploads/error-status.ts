/** The status of an error of the protocol's library, which throws plain objects. */
export const errorStatus = (error: unknown): number | undefined =>
  typeof error === 'object' &&
  error !== null &&
  'status_code' in error &&
  typeof error.status_code === 'number'
    ? error.status_code
    : undefined

/** A text field of an error that its type does not tell of (`code` of a system or database error). */
export const errorField = (error: unknown, name: string): string | undefined => {
  if (!(error instanceof Error)) return undefined
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : undefined
}

/** The code of an error or of what caused it: a query's own error wraps the database's (`23505`, `ECONNREFUSED`). */
export const errorCode = (error: unknown): string | undefined =>
  errorField(error, 'code') ??
  (error instanceof Error && error.cause !== undefined ? errorCode(error.cause) : undefined)

/** The constraint that a write would have broken (`users_email_unique`). */
export const brokenConstraint = (error: unknown): string | undefined =>
  errorField(error, 'constraint') ??
  (error instanceof Error && error.cause !== undefined ? brokenConstraint(error.cause) : undefined)

import { validateStatements } from '../../shared/statements/every-statement.ts'

/** Unanswered while a row is without a mark where every row needs one, or while all of them are. */
export const validateMatrix = validateStatements

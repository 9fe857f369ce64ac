import { validateStatements } from '../../shared/statements/every-statement.ts'

/** Unanswered while a statement is left where every one is wanted, or while all of them are. */
export const validateMmpi = validateStatements

import type { ImportRules } from '@lectern/contract/contacts/imports/contact-imports'
import type { RulesFault } from '../import-plan.ts'

/** What every part of the rules of an import is given. */
export interface RulesProps {
  rules: ImportRules
  /** What is wrong with the list, the tags or the access. */
  fault: RulesFault | undefined
  listError: string | undefined
  accessError: string | undefined
  disabled: boolean
  onRules: (part: Partial<ImportRules>) => void
}

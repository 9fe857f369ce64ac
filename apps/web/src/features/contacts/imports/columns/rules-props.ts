import type { ImportRules } from '@lectern/contract/contacts/imports/contact-imports'

/** What every part of the rules of an import is given. */
export interface RulesProps {
  rules: ImportRules
  /** What is wrong with the list or the tags. */
  fault: 'no_list_name' | 'too_many_tags' | undefined
  listError: string | undefined
  disabled: boolean
  onRules: (part: Partial<ImportRules>) => void
}

import {
  type ContactImport,
  type ImportColumn,
  importLimits,
  type ImportRules,
} from '@lectern/contract/contacts/imports/contact-imports'
import { doubledTargets, type ImportTarget } from '@lectern/contract/contacts/imports/import-targets'

export interface Plan {
  readonly mapping: readonly ImportTarget[]
  readonly rules: ImportRules
}

/** Where columns go and by which rules: as stored, else as proposed. */
export const planOf = ({ mapping, proposed, rules }: ContactImport, mayEdit: boolean): Plan => ({
  mapping: mapping ?? proposed.map(({ target }) => target),
  rules: rules ?? {
    ...{ known: mayEdit ? 'update' : 'leave', new: 'create', country: null },
    ...{ clear_word: null, tags: [], list: null },
  },
})

export type PlanFault = 'twice' | 'no_email_column' | 'no_emails' | 'no_list_name' | 'too_many_tags'

/** What is wrong with one column of a plan, or with the whole of it. */
export interface PlanFaults {
  readonly columns: ReadonlyMap<number, PlanFault>
  readonly whole: PlanFault | undefined
}

/** Why a plan cannot be tried. */
export const faultsOf = ({ mapping, rules }: Plan, columns: readonly ImportColumn[]): PlanFaults => {
  const faults = new Map<number, PlanFault>(doubledTargets(mapping).map((at) => [at, 'twice']))
  const key = mapping.findIndex(({ to }) => to === 'email')
  if (columns[key]?.emails === 0) faults.set(key, 'no_emails')
  return { columns: faults, whole: key < 0 ? 'no_email_column' : faultOfRules(rules) }
}

const faultOfRules = ({ list, tags }: ImportRules): PlanFault | undefined => {
  if (list !== null && 'name' in list && list.name.trim() === '') return 'no_list_name'
  return tags.length > importLimits.tags ? 'too_many_tags' : undefined
}

export const isFaultless = ({ columns, whole }: PlanFaults): boolean =>
  columns.size === 0 && whole === undefined

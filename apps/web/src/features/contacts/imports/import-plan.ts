import {
  type ContactImport,
  type ImportColumn,
  importLimits,
  type ImportRules,
} from '@lectern/contract/contacts/imports/contact-imports'
import { contactActionLimits } from '@lectern/contract/contacts/bulk'
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
    ...{ clear_word: null, tags: [], list: null, access: null },
  },
})

export type RulesFault = 'no_list_name' | 'too_many_tags' | 'no_access_days' | 'no_access_end'
export type PlanFault = 'twice' | 'no_email_column' | 'no_emails' | RulesFault

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

const faultOfRules = ({ list, tags, access }: ImportRules): RulesFault | undefined => {
  if (list !== null && 'name' in list && list.name.trim() === '') return 'no_list_name'
  if (tags.length > importLimits.tags) return 'too_many_tags'
  return faultOfAccess(access)
}

const faultOfAccess = (access: ImportRules['access']): RulesFault | undefined => {
  const length = access?.length ?? null
  if (length === null) return undefined
  if (length.kind === 'until') return length.at === '' ? 'no_access_end' : undefined
  const isWhole = Number.isInteger(length.count) && length.count >= 1
  return isWhole && length.count <= contactActionLimits.days ? undefined : 'no_access_days'
}

export const isFaultless = ({ columns, whole }: PlanFaults): boolean =>
  columns.size === 0 && whole === undefined

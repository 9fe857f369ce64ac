import type {
  ContactImportError,
  ContactImportState,
  ImportReason,
  ImportVerdict,
} from '@lectern/contract/contacts/imports/contact-imports'
import type { ImportKey } from '@lectern/contract/contacts/imports/import-targets'
import type { LucideIcon } from 'lucide-react'
import { CircleMinus, Equal, Pencil, TriangleAlert, UserPlus } from 'lucide-react'
import type { TextId } from '../../../lib/texts/index.ts'
import type { PlanFault } from './import-plan.ts'

export const keyTexts: Readonly<Record<ImportKey, TextId>> = {
  email: 'contacts.email',
  name: 'contacts.name',
  surname: 'contacts.surname',
  full_name: 'contact-imports.to_full_name',
  surname_first: 'contact-imports.to_surname_first',
  phone: 'contacts.phone',
  country: 'contacts.card_country',
  city: 'contacts.city',
  language: 'contacts.filter_profile_language',
  time_zone: 'contacts.card_time_zone',
  birthday: 'contacts.filter_profile_birthday',
  tag: 'contact-imports.to_tag',
  none: 'contact-imports.to_none',
}

export const verdictIcons: Readonly<Record<ImportVerdict, LucideIcon>> = {
  create: UserPlus,
  update: Pencil,
  partly: TriangleAlert,
  unchanged: Equal,
  skipped: CircleMinus,
}

export const verdictText = (verdict: ImportVerdict) => `contact-imports.verdict_${verdict}` as const
export const chipText = (verdict: ImportVerdict) => `contact-imports.chip_${verdict}` as const
export const reasonText = (reason: ImportReason) => `contact-imports.reason_${reason}` as const
export const errorTextOf = (error: ContactImportError) => `contact-imports.error_${error}` as const
export const stateText = (state: ContactImportState) => `contact-imports.state_${state}` as const
export const faultText = (fault: PlanFault) => `contact-imports.fault_${fault}` as const

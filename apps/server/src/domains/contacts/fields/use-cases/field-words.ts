import { titleIn } from '@lectern/contract/contacts/contact-settings'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { ReadDatabase } from '../../../../platform/database/pool.ts'
import type { SchoolId } from '../../../../platform/school-id.ts'
import { findSchool } from '../../../schools/index.ts'
import type { StoredOption } from '../contact-fields.tables.ts'

/** In which languages words of fields are looked for: the reader's, then the main one of the school. */
export const fieldLanguages = async (
  db: ReadDatabase,
  schoolId: SchoolId,
  locale: Locale,
): Promise<Locale[]> => {
  const main = (await findSchool(db, schoolId))?.defaultLanguage
  return main === undefined ? [locale] : [locale, main]
}

/** Options as a learner reads them. */
export const presentOptions = (options: readonly StoredOption[], languages: readonly Locale[]) =>
  options.map((option) => ({ value: option.value, title: titleIn(option, languages) }))

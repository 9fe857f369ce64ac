import { type SchoolChange, legalPages } from '@lectern/contract/schools/schools'
import { locales } from '@lectern/contract/kernel/locales'
import type { Transaction } from '../../../platform/database/pool.ts'
import { CallError, found } from '../../../platform/http/call-error.ts'
import { announceSchoolChange } from '../school-change.ts'
import { differenceOf, recordAudit } from '../audit-log/audit-log.repository.ts'
import type { StaffActor } from '../audit-log/staff-actor.ts'
import * as repository from '../schools.repository.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

/**
 * Changes settings of a school; what is not named is kept.
 *
 * @throws CallError school_slug_taken, default_language_missing (422)
 */
export const changeSchool = async (
  tx: Transaction,
  actor: StaffActor,
  change: SchoolChange,
): Promise<void> => {
  const { schoolId } = actor
  const before = found(await repository.lockSchool(tx, schoolId))
  if (change.slug !== undefined && (await repository.isSlugTaken(tx, change.slug, schoolId)))
    throw new CallError('school_slug_taken', { fields: { slug: ['school_slug_taken'] } })
  const languages = change.languages ?? before.languages
  if (!languages.includes(change.default_language ?? before.defaultLanguage))
    throw new CallError('default_language_missing', {
      fields: { default_language: ['default_language_missing'] },
    })
  const columns = columnsOf(change, before)
  await repository.updateSchool(tx, schoolId, columns)
  const legal = await changeLegal(tx, schoolId, change)
  const difference = differenceOf(before, columns)
  if (difference || legal.length > 0) {
    const after = { ...difference?.after, ...(legal.length > 0 ? { legal } : {}) }
    await recordAudit(tx, actor, { action: 'cabinet.changed', before: { ...difference?.before }, after })
  }
  await announceSchoolChange(tx, schoolId)
}

const columnsOf = (change: SchoolChange, before: repository.SchoolRow): Partial<repository.SchoolRow> =>
  defined({
    name: change.name,
    slug: change.slug,
    languages: change.languages,
    defaultLanguage: change.default_language,
    timeZone: change.time_zone,
    currency: change.currency,
    contactEmail: change.contact_email,
    primaryColor: change.branding?.primary_color,
    isBrandingEnabled: change.branding?.is_branding_enabled,
    links: change.links === undefined ? undefined : { ...before.links, ...defined(change.links) },
    learnerLanding: change.student_landing,
    hasStreaks: change.has_streaks,
  })

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The object without its undefined parts. */
const defined = <T extends object>(value: T): Defined<T> => {
  const kept: Defined<T> = { ...value } satisfies object
  for (const key in kept) if (kept[key] === undefined) delete kept[key]
  return kept
}

/** Keeps the named legal texts. Answers their names only: the words are too long for a log. */
const changeLegal = async (
  tx: Transaction,
  schoolId: SchoolId,
  { legal = {} }: SchoolChange,
): Promise<string[]> => {
  const changed: string[] = []
  const old = legal === undefined ? [] : await repository.listLegalTexts(tx, schoolId)
  for (const language of locales) {
    for (const page of legalPages) {
      const text = legal[language]?.[page]
      if (text === undefined) continue
      const before = old.find((row) => row.language === language && row.page === page)?.body ?? null
      if (before === text) continue
      await repository.saveLegalText(tx, { schoolId, language, page }, text)
      changed.push(`${page}.${language}`)
    }
  }
  return changed
}

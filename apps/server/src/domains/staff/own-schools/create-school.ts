import { mostOwnedSchools } from '@lectern/contract/identity/own-schools'
import type { Locale } from '@lectern/contract/kernel/locales'
import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceIdentityChange } from '../../identity/index.ts'
import { countOwned, isSlugTaken, recordAudit, slugProblem } from '../../schools/index.ts'
import { saveCurrentSchool } from './current-schools.repository.ts'
import { openSchool } from './open-school.ts'
import type { SchoolId } from '../../../platform/school-id.ts'

export interface SchoolInput {
  readonly ownerId: number
  readonly name: string
  readonly slug: string | undefined
  readonly language: Locale
  readonly timeZone: string | undefined
  readonly currency: string | undefined
  readonly ip: string
  readonly now: Date
}

/**
 * Opens a school of the caller's own and makes it the current one.
 *
 * @throws CallError too_many_own_schools, school_slug_taken (422)
 */
export const createSchool = async (tx: Transaction, input: SchoolInput): Promise<SchoolId> => {
  const { ownerId, name, now } = input
  // One at a time for one person: otherwise several calls at once would pass the limit together.
  await lockByName(tx, `schools/${ownerId}`)
  if ((await countOwned(tx, ownerId)) >= mostOwnedSchools) throw new CallError('too_many_own_schools')
  const slug = input.slug ?? (await freeAddress(tx, name))
  if (await isSlugTaken(tx, slug))
    throw new CallError('school_slug_taken', { fields: { slug: ['school_slug_taken'] } })
  const school = {
    name,
    slug,
    ownerId,
    isPrimary: false,
    timeZone: input.timeZone ?? 'Europe/Kyiv',
    ...(input.currency === undefined ? {} : { currency: input.currency }),
    defaultLanguage: input.language,
    showsFirstSteps: true,
  }
  const schoolId = await openSchool(tx, school, now)
  await saveCurrentSchool(tx, ownerId, schoolId)
  const actor = { schoolId, userId: ownerId, ip: input.ip, now }
  await recordAudit(tx, actor, { action: 'cabinet.created', after: { name, slug } })
  await announceIdentityChange(tx, ownerId)
  return schoolId
}

/** An address made of the name that no school has and the platform does not keep for itself. */
export const freeAddress = (tx: ReadDatabase, name: string): Promise<string> => {
  const made = slugOf(name).slice(0, 40).replace(/-+$/, '')
  const wanted = slugProblem(made) === null ? made : `school-${made}`.replace(/-+$/, '')
  return freeSlug(wanted, (slug) => isSlugTaken(tx, slug))
}

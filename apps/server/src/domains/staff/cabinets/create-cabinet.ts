import { mostOwnedCabinets } from '@lectern/contract/identity/cabinets'
import type { Locale } from '@lectern/contract/kernel/locales'
import { freeSlug, slugOf } from '@lectern/contract/kernel/slug'
import { lockByName } from '../../../platform/database/lock-by-name.ts'
import type { ReadDatabase, Transaction } from '../../../platform/database/pool.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import { announceIdentityChange } from '../../identity/index.ts'
import { countOwned, isSlugTaken, recordAudit, slugProblem } from '../../schools/index.ts'
import { saveCurrentCabinet } from './current-cabinets.repository.ts'
import { openCabinet } from './open-cabinet.ts'

export interface CabinetInput {
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
 * Opens a school of the caller's own and makes it the current cabinet.
 *
 * @throws CallError too_many_cabinets, cabinet_slug_taken (422)
 */
export const createCabinet = async (tx: Transaction, input: CabinetInput): Promise<number> => {
  const { ownerId, name, now } = input
  // One at a time for one person: otherwise several calls at once would pass the limit together.
  await lockByName(tx, `cabinets/${ownerId}`)
  if ((await countOwned(tx, ownerId)) >= mostOwnedCabinets) throw new CallError('too_many_cabinets')
  const slug = input.slug ?? (await freeAddress(tx, name))
  if (await isSlugTaken(tx, slug))
    throw new CallError('cabinet_slug_taken', { fields: { slug: ['cabinet_slug_taken'] } })
  const cabinet = {
    name,
    slug,
    ownerId,
    isPrimary: false,
    timeZone: input.timeZone ?? 'Europe/Kyiv',
    ...(input.currency === undefined ? {} : { currency: input.currency }),
    defaultLanguage: input.language,
    showsFirstSteps: true,
  }
  const cabinetId = await openCabinet(tx, cabinet, now)
  await saveCurrentCabinet(tx, ownerId, cabinetId)
  const actor = { cabinetId, userId: ownerId, ip: input.ip, now }
  await recordAudit(tx, actor, { action: 'cabinet.created', after: { name, slug } })
  await announceIdentityChange(tx, ownerId)
  return cabinetId
}

/** An address made of the name that no school has and the platform does not keep for itself. */
export const freeAddress = (tx: ReadDatabase, name: string): Promise<string> => {
  const made = slugOf(name).slice(0, 40).replace(/-+$/, '')
  const wanted = slugProblem(made) === null ? made : `school-${made}`.replace(/-+$/, '')
  return freeSlug(wanted, (slug) => isSlugTaken(tx, slug))
}

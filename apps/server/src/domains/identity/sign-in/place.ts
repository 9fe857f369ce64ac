import { locales, isLocale, type Locale } from '@lectern/contract/kernel/locales'
import { z } from 'zod'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { MailLook } from '../../../platform/mailer/mail-content.ts'
import { CallError } from '../../../platform/http/call-error.ts'
import type { Call, SchoolAddress, VisitedSchool } from '../../../platform/http/call.ts'
import type { Dependencies } from '../../../platform/dependencies.ts'
import { storedSchoolId } from '../../../platform/school-id.ts'
import { originOf } from '../../../platform/http/school-origin.ts'

/** Where a letter was caused: whose name it carries, where it leads, and the language of whoever caused it. */
export const place = z.object({
  school: z.string(),
  origin: z.string(),
  locale: z.enum(locales),
  /** Whose look the letter has; null: the platform's own. Missing in jobs of an older version. */
  school_id: storedSchoolId.nullable().default(null),
})
export type Place = z.infer<typeof place>

/** How letters of a place look; told by the domain that keeps schools. */
export type FindLook = (db: ReadDatabase, place: Omit<Place, 'locale'>) => Promise<MailLook>

/** The school at whose host somebody is; null before the first school. */
export const visitedSchool = async ({ school }: Pick<Call, 'school'>): Promise<VisitedSchool | null> => {
  try {
    return await school()
  } catch (error) {
    if (error instanceof CallError && error.code === 'not_found') return null
    throw error
  }
}

/** What stands in letters while there is no school: the platform itself. */
export const platformAddress: SchoolAddress = { slug: '', name: 'Lectern', isPrimary: true }

/** The place of a call. Its address comes from the settings, whatever host the call names (THREATS T53). */
export const placeOf = async (
  env: Dependencies['env'],
  call: Pick<Call, 'school' | 'locale'>,
): Promise<Place> => {
  const visited = await visitedSchool(call)
  const school = visited ?? platformAddress
  const school_id = visited?.schoolId ?? null
  return { school: school.name, origin: originOf(env, school), locale: call.locale, school_id }
}

/** The language of a reader: the chosen one, else that of whoever caused the letter. */
export const readersLocale = (language: string | null, { locale }: Pick<Place, 'locale'>): Locale =>
  isLocale(language) ? language : locale

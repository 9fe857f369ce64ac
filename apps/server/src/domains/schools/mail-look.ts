import type { ReadDatabase } from '../../platform/database/pool.ts'
import type { MailLook } from '../../platform/mailer/mail-content.ts'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import { storedSchoolId } from '../../platform/school-id.ts'
import { findSchool, type SchoolRow } from './schools.repository.ts'

/** How letters of a school look. @param origin the school's address, without a trailing slash */
export const mailLookOf = (
  { name, logoKey, primaryColor }: Pick<SchoolRow, 'name' | 'logoKey' | 'primaryColor'>,
  origin: string,
): MailLook => ({
  name,
  origin,
  logoUrl: logoKey === null ? null : `${origin}${pictureUrl(logoKey, 256)}`,
  color: primaryColor,
})

/** How letters look that were caused in a school, as jobs keep it; without a school as the platform's own. */
export const findMailLook = async (
  db: ReadDatabase,
  place: { readonly school: string; readonly origin: string; readonly school_id: number | null },
): Promise<MailLook> => {
  const school = place.school_id === null ? null : await findSchool(db, storedSchoolId.parse(place.school_id))
  return school
    ? mailLookOf(school, place.origin)
    : { name: place.school, origin: place.origin, logoUrl: null, color: null }
}

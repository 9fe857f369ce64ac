import { closedPicture } from '@lectern/contract/files/kept-pictures'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import type { ListPictures } from '../../platform/storage/declared-files.ts'
import { findSchool } from './schools.repository.ts'

/** The logo of a school. */
export const listLogo: ListPictures = async (db, seat) => {
  const school = await findSchool(db, seat.schoolId)
  if (!school?.logoKey) return []
  if (!seat.permissions.has('cabinet_read')) return [closedPicture('school_logo')]
  const url = pictureUrl(school.logoKey, 256)
  return [{ use: 'school_logo', is_open: true, url, title: school.name, link: '/expert/settings/school' }]
}

import { closedPicture } from '@lectern/contract/files/kept-pictures'
import type { ListPictures } from '../../../platform/storage/declared-files.ts'
import { findSchool } from '../../schools/index.ts'
import { findFrontPage } from './front-page.repository.ts'

/** The school's own picture at the head of its front page. */
export const listFrontPagePicture: ListPictures = async (db, seat) => {
  const picture = (await findFrontPage(db, seat.schoolId))?.content.picture
  if (!picture) return []
  const school = await findSchool(db, seat.schoolId)
  if (!school || !seat.permissions.has('cabinet_edit')) return [closedPicture('front_page')]
  return [{ use: 'front_page', is_open: true, url: picture.url, title: school.name, link: '/?front=edit' }]
}

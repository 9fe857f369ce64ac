import { closedPicture } from '@lectern/contract/files/kept-pictures'
import { pictureUrl } from '../../platform/pictures/pictures.ts'
import type { DomainFiles, ListPictures } from '../../platform/storage/declared-files.ts'
import { listMembers } from './members.repository.ts'

/** Portraits of the staff of a school; those of learners are the learners' own. */
const listPortraits: ListPictures = async (db, seat) => {
  const members = await listMembers(db, seat.schoolId)
  return members.flatMap(({ userId, name, image }) => {
    if (image === null) return []
    if (!seat.permissions.has('user_list')) return [closedPicture('portrait')]
    const [url, link] = [pictureUrl(image, 256), `/expert/settings/team/${userId}`]
    return [{ use: 'portrait' as const, is_open: true, url, title: name, link }]
  })
}

/** The column of the portraits is of `identity`, which knows no staff. */
export const staffFiles = { columns: {}, listPictures: [listPortraits] } as const satisfies DomainFiles

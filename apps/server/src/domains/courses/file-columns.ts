import { listCovers } from './pictures/covers.repository.ts'
import { listFrontPagePicture } from './front-page/front-page-picture.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const courseFiles = {
  columns: {
    courses: {
      about: 'none',
      about_html: 'none',
      cover_url: 'picture',
      font_styles: 'none',
      labels: 'none',
      page: 'none',
    },
    front_pages: { content: 'picture' },
  },
  listPictures: [listCovers, listFrontPagePicture],
} as const satisfies DomainFiles

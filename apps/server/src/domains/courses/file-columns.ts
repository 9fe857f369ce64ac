import { listCovers } from './pictures/covers.repository.ts'
import type { DomainFiles } from '../../platform/storage/declared-files.ts'

/** What tables of this domain hold of files. */
export const courseFiles = {
  columns: {
    'course_imports.file_name': 'none',
    'course_imports.file_uuid': 'noted',
    'course_imports.report': 'none',
    'course_imports.rights': 'none',
    'courses.about': 'none',
    'courses.about_html': 'none',
    'courses.cover_url': 'picture',
    'courses.font_styles': 'none',
    'courses.labels': 'none',
    'courses.page': 'none',
    'front_pages.content': 'none',
  },
  listPictures: listCovers,
} as const satisfies DomainFiles

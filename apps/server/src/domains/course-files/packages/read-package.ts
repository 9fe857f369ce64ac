import { DocumentError } from '../../../platform/documents/document-error.ts'
import type { CoursePackage, PackageContext } from './course-package.ts'
import { isForeignPackage } from './foreign/manifest.ts'
import { readForeign } from './foreign/read-foreign.ts'
import { isLecternFile, readLectern } from './lectern/read-lectern.ts'

/**
 * Recognises a file by what lies in it and reads the course.
 *
 * @throws DocumentError not_known and what its readers say
 */
export const readPackage = async (context: PackageContext): Promise<CoursePackage> => {
  if (isLecternFile(context.archive)) return readLectern(context)
  if (isForeignPackage(context.archive)) return readForeign(context)
  throw new DocumentError('not_known', context.archive.paths.slice(0, 5).join(', '))
}

import { createHash } from 'node:crypto'
import type { FrontPageContent } from '@lectern/contract/courses/front-page/front-page'
import { platformColor } from '@lectern/contract/courses/cover/cover-picture'
import { presentAuthor } from '../courses.presenter.ts'
import type { CourseRow } from '../courses.repository.ts'

/** What the picture of a link shows. */
export interface PreviewWords {
  readonly title: string
  readonly school: string
  readonly footer: string
  /** The school's colour, `#rrggbb`. */
  readonly color: string
  /** The own picture of the course, as its cover names it. */
  readonly coverUrl: string | null
  readonly logoKey: string | null
}

export const previewOfCourse = (course: CourseRow): PreviewWords => ({
  title: course.product.title,
  school: course.schoolName,
  footer: presentAuthor(course)?.name ?? '',
  color: course.schoolColor ?? platformColor,
  coverUrl: course.coverUrl,
  logoKey: course.schoolLogoKey,
})

interface PreviewedSchool {
  readonly name: string
  readonly primaryColor: string | null
  readonly logoKey: string | null
}

/** What its front page shows, the link of a school shows too. */
export const previewOfSchool = (
  school: PreviewedSchool,
  { picture }: Pick<FrontPageContent, 'picture'>,
): PreviewWords => ({
  title: school.name,
  school: '',
  footer: '',
  color: school.primaryColor ?? platformColor,
  coverUrl: picture?.url ?? null,
  logoKey: school.logoKey,
})

/** How pictures are drawn: it goes up whenever the drawing changes, so that sites ask for the new ones. */
const drawing = 1

/** Changes whenever the picture does. */
export const versionOf = (words: PreviewWords): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, words]))
    .digest('base64url')
    .slice(0, 16)

/** Where the picture of a course’s link is found, on any host. */
export const coursePreviewPath = (course: CourseRow): string =>
  `/link-previews/${course.schoolSlug}/courses/${course.product.slug}/${versionOf(previewOfCourse(course))}.jpg`

/** Where the picture of a school’s own link is found, on any host. */
export const schoolPreviewPath = (
  school: PreviewedSchool & { readonly slug: string },
  page: Pick<FrontPageContent, 'picture'>,
): string => `/link-previews/${school.slug}/school/${versionOf(previewOfSchool(school, page))}.jpg`

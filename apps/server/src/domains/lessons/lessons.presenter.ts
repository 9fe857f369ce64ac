import { isTalk } from '@lectern/contract/blocks/registry'
import { blockTypeOf } from '@lectern/contract/blocks/registry'
import { infoUnit, type InfoUnit } from '@lectern/contract/blocks/info-unit'
import {
  type CourseAccess,
  type Lesson,
  type PublicLesson,
  type Section,
} from '@lectern/contract/lessons/lesson'
import { lessonExtras } from '@lectern/contract/lessons/lesson-extras'
import type { LessonContent } from './lesson-contents.ts'
import { lessonLink } from './lesson-link.ts'
import { gateOf } from './rules/gate-of.ts'
import { ownReleaseOf } from './rules/release-of.ts'
import type { LessonRow } from './lessons.repository.ts'
import type { SectionRow, UnitRow } from './sections.repository.ts'
import type { ProductRow } from '../products/index.ts'

/** A section for its author. */
export const presentSection = (section: SectionRow, units: readonly UnitRow[]): Section => ({
  id: section.id,
  order: section.position,
  name: section.name,
  revision: section.revision,
  outline_revision: section.outlineRevision,
  updated_at: section.updatedAt.toISOString(),
  copied: section.copied,
  info_units: units.filter((unit) => unit.sectionId === section.id).map(presentUnit),
})

/** A unit for its author. */
export const presentUnit = (unit: UnitRow): InfoUnit =>
  infoUnit.parse({
    id: unit.id,
    key: unit.key,
    title: unit.title,
    type_id: unit.typeId,
    content: unit.content,
    look: unit.look ?? undefined,
    files: blockTypeOf(unit.typeId).files(unit.content),
    copied: unit.copied,
    revision: unit.revision,
  })

/** Everything that a lesson is shown to its author from. */
export interface LessonMaterial {
  readonly lesson: LessonRow
  readonly product: ProductRow
  readonly sections: readonly SectionRow[]
  readonly units: readonly UnitRow[]
  readonly quizzes: readonly { id: number; name: string }[]
}

/** A lesson for its author. */
export const presentLesson = ({ lesson, product, sections, units, quizzes }: LessonMaterial): Lesson => ({
  id: lesson.id,
  course_id: lesson.courseId,
  title: lesson.title,
  slug: lesson.slug,
  link: lessonLink(product, lesson),
  status_id: lesson.statusId,
  type_id: 1,
  order: lesson.position,
  is_public: lesson.isPublic,
  accessible_after_days: lesson.accessibleAfterDays,
  accessible_start_hour: lesson.accessibleStartHour,
  accessible_timezone: lesson.accessibleTimezone,
  module_id: lesson.moduleId,
  release: ownReleaseOf(lesson),
  inherited_release: lesson.inheritedRelease,
  ...lessonExtras.parse(lesson.extras),
  quiz_ids: quizzes.map((quiz) => quiz.id),
  quizzes: quizzes.map(({ id, name }) => ({ id, name })),
  sections: sections.map((section) => presentSection(section, units)),
  updated_at: lesson.updatedAt.toISOString(),
})

type Neighbour = { readonly row: LessonRow; readonly isOpen: boolean } | null

/** A lesson for a reader: title and reasons always, content only while it is open. */
export const presentPublicLesson = (
  content: LessonContent,
  access: CourseAccess,
  neighbours: { previous: Neighbour; next: Neighbour },
): { data: PublicLesson; course_access: CourseAccess } => {
  const { row, product } = content
  const isOpen = access.decision.is_open
  const gate = gateOf(access.decision)
  const sections = isOpen ? content.sections : []
  const [first, second] = sections
  const wantsAccess = gate.blocked_info.type === 'offer'
  return {
    data: {
      id: row.id,
      slug: row.slug,
      title: row.title,
      link: lessonLink(product, row),
      course_id: row.courseId,
      course: {
        id: row.courseId,
        slug: product.slug,
        title: product.title,
        product_id: product.id,
        link: `/courses/${product.slug}`,
      },
      status_id: row.statusId,
      is_public: row.isPublic,
      is_text_content: content.isTextOnly,
      is_lesson_available: isOpen,
      ...gate,
      link_get_access: wantsAccess ? `/courses/${product.slug}` : null,
      title_get_access: wantsAccess ? product.title : null,
      is_comments_available: sections.some(({ info_units }) =>
        info_units.some((unit) => isTalk(unit) && !unit.is_comments_disabled),
      ),
      section: first ? { id: first.id, order: first.order } : null,
      is_auto_webinar: false,
      trim_ending_seconds: 0,
      hidden_sections_count: isOpen ? content.hiddenSections : 0,
      image: ownPicture(row.extras.image),
      previews: isOpen
        ? (row.extras.lesson_previews ?? []).filter(({ url }) => ownPicture(url) !== null)
        : [],
      sections,
      paginate_info: {
        previous_lesson: presentNeighbour(product, neighbours.previous),
        next_lesson: presentNeighbour(product, neighbours.next),
        previous_section: null,
        next_section: second ? { id: second.id, name: second.name } : null,
      },
    },
    course_access: access,
  }
}

/** Readers load pictures from the school alone: another host would learn who reads what. */
const ownPicture = (url: string | null | undefined): string | null => (url?.startsWith('/') ? url : null)

const presentNeighbour = (product: ProductRow, neighbour: Neighbour) =>
  neighbour && {
    id: neighbour.row.id,
    title: neighbour.row.title,
    link: lessonLink(product, neighbour.row),
    is_open: neighbour.isOpen,
  }

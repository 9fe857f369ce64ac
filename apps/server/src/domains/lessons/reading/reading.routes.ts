import { blockTypeOf } from '@lectern/contract/blocks/registry'
import * as operations from '@lectern/contract/lessons/reading.api'
import type { Locale } from '@lectern/contract/kernel/locales'
import type { CompiledTexts } from '../../../platform/texts/compiled-texts.ts'
import type { ReadDatabase } from '../../../platform/database/pool.ts'
import type { Bind } from '../../../platform/http/api.ts'
import { done, type VisitedSchool } from '../../../platform/http/call.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import type { ViewerCall } from '../../access/index.ts'
import type { FileAccess } from '../../files/index.ts'
import type { LearningDays } from '../../streaks/index.ts'
import type { ProductOfCourse } from '../lessons.policy.ts'
import type { LessonContent } from '../lesson-contents.ts'
import { fillSection, saysVariables } from './fill-sections.ts'
import type { ProgressPlace } from './progress.repository.ts'
import { isNoted, type LessonReading, type Reader } from './readers.ts'
import { shownTo } from './shown-to.ts'
import { variableValues } from './variable-values.ts'
import { findLessonOfSection, findUnitPlace, unitFor } from '../units/find-unit-place.ts'
import { filesOfUnit } from '../file-places/unit-files.ts'
import { noteOpened } from '../use-cases/note-progress.ts'
import { noteLessonWatched } from '../use-cases/note-unit-progress.ts'
import { mirrorsOf } from '../rules/mirrors-of.ts'
import { practicePlace, refuseClosed } from '../gates/practice-place.ts'
import { readLesson } from '../use-cases/read-lesson.ts'

export interface ReadingDependencies extends LessonReading {
  readonly db: ReadDatabase
  readonly files: FileAccess
  readonly days: LearningDays
}

/** A call that reads lessons of the school it visits. */
export type SchoolCall = ViewerCall & { readonly school: () => Promise<VisitedSchool> }

/** A call whose reader is told of by name. */
type VariableCall = SchoolCall & { readonly db: ReadDatabase; readonly locale: Locale }

/** What the variables of a lesson say to whoever calls, asked for where there are any. */
const createValues =
  (texts: CompiledTexts, productOfCourse: ProductOfCourse) =>
  (call: VariableCall, { row, product }: LessonContent, { viewer }: Reader) =>
  async () =>
    variableValues(
      texts,
      { row, product },
      {
        db: call.db,
        userId: viewer.userId,
        locale: call.locale,
        course: await productOfCourse(call.db, row.schoolId, row.courseId),
        now: viewer.asker.now,
        school: await call.school(),
      },
    )

/**
 * Binds what readers do with lessons.
 *
 * @param texts words for who has no name yet
 * @param videoHosts addresses of the content network, which hold the same films
 */
export const registerReading = (
  bind: Bind,
  {
    contents,
    readers,
    files,
    days,
    productOfCourse,
  }: ReadingDependencies & {
    readonly productOfCourse: ProductOfCourse
  },
  videoHosts: readonly string[],
  texts: CompiledTexts,
): void => {
  const shape = (value: unknown) => operations.getPublicLesson.output.parse(value)

  const open = async (call: SchoolCall, lessonId: number) => {
    const { schoolId } = await call.school()
    const content = found(await contents.contentOf(schoolId, lessonId))
    const reader = await readers.readerOf(content, call)
    return { content: shownTo(content, reader), reader }
  }

  const valuesFor = createValues(texts, productOfCourse)

  bind(operations.getPublicLesson, async (call) => {
    const { content, reader } = await open(call, call.params.lesson)
    return readLesson(content, reader, shape, valuesFor(call, content, reader))
  })

  bind(operations.getPublicLessonBySlug, async (call) => {
    const [{ schoolId }, { course_slug, lesson_slug }] = [await call.school(), call.params]
    const content = found(await contents.contentAt(schoolId, course_slug, lesson_slug))
    const reader = await readers.readerOf(content, call)
    return readLesson(shownTo(content, reader), reader, shape, valuesFor(call, content, reader))
  })

  bind(operations.getSectionPart, async (call) => {
    const { schoolId } = await call.school()
    const sectionId = call.params.section
    const { content, reader } = await open(
      call,
      found(await findLessonOfSection(call.db, schoolId, sectionId)),
    )
    refuseClosed(reader)
    const place = content.sections.findIndex((each) => each.id === sectionId)
    const stored = found(content.sections[place])
    const aside = saysVariables(stored)
      ? fillSection(stored, await valuesFor(call, content, reader)())
      : stored
    const beside = (each: typeof stored | undefined) => (each ? { id: each.id, name: each.name } : null)
    const previous_section = beside(content.sections[place - 1])
    const next_section = beside(content.sections[place + 1])
    return { data: { aside, paginate_info: { previous_section, next_section } } }
  })

  bind(operations.getUnit, async (call) => {
    const place = found(await findUnitPlace(call.db, call.params.unit))
    const { content, reader } = await open(call, place.lessonId)
    const unit = unitFor(place, reader)
    const unitShown = content.sections
      .flatMap((each) => each.info_units)
      .find(({ id }) => id === call.params.unit)
    refuseClosed(reader)
    if (unitShown === undefined) throw notFound('a unit of a removed section, or of one that is not open')
    const shown = await files.presentPlace(
      call,
      { schoolId: unit.schoolId, type: 'info_unit', id: call.params.unit },
      filesOfUnit(unit).map((file) => file.uuid),
    )
    const { lessonId: lesson_id, title, typeId: type_id } = unit
    const link_mirrors = mirrorsOf(blockTypeOf(type_id).playedFrom(unitShown), videoHosts)
    return { data: { id: call.params.unit, lesson_id, title, type_id, files: shown, link_mirrors } }
  })

  bindProgress(bind, days, open)
}

/** Opens a lesson for whoever calls. */
type Open = (call: SchoolCall, lessonId: number) => Promise<{ content: LessonContent; reader: Reader }>

/** Binds what participants report of whole lessons. */
const bindProgress = (bind: Bind, days: LearningDays, open: Open): void => {
  const participantsPlace = async (call: SchoolCall, lessonId: number) => {
    const { content, reader } = await open(call, lessonId)
    const { userId } = practicePlace(content, reader)
    const { courseId, schoolId } = content.row
    // Staff looking at their lessons leave no trace in anybody's progress, their own included.
    const place: ProgressPlace = { userId, lessonId, courseId, schoolId }
    return isNoted(reader) ? { place, sections: content.sections } : null
  }

  bind(operations.lessonStarted, async (call) => {
    const noted = await participantsPlace(call, call.params.lesson)
    if (noted) await call.db.transaction((tx) => noteOpened(tx, noted.place, call.now))
    return done
  })

  bind(operations.lessonWatched, async (call) => {
    const noted = await participantsPlace(call, call.params.lesson)
    if (!noted) return done
    const { place, sections } = noted
    await call.db.transaction((tx) => noteLessonWatched(tx, { ...place, sections }, call.now))
    await days.note(place, call.now)
    return done
  })
}

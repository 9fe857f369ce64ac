import type { ReadDatabase } from '../../../platform/database/pool.ts'
import { found, notFound } from '../../../platform/http/call-error.ts'
import { practicePlace } from '../gates/practice-place.ts'
import { isNoted } from '../reading/readers.ts'
import type { ReadingDependencies, SchoolCall } from '../reading/reading.routes.ts'
import { findUnitPlace, unitFor } from '../units/find-unit-place.ts'

export type UnitCall = SchoolCall & { readonly db: ReadDatabase; readonly params: { readonly unit: number } }

/**
 * A unit of a lesson that is open to the caller. Staff looking at their lessons are no learners: they leave no trace.
 *
 * @throws CallError not_found, access_closed (403), unauthenticated
 */
export const openUnit = async ({ contents, readers }: ReadingDependencies, call: UnitCall) => {
  const unit = found(await findUnitPlace(call.db, call.params.unit))
  const { schoolId } = await call.school()
  const whole = found(await contents.contentOf(schoolId, unit.lessonId))
  const reader = await readers.readerOf(whole, call)
  const { userId, content } = practicePlace(whole, reader)
  if (!content.sections.some((each) => each.info_units.some(({ id }) => id === call.params.unit)))
    throw notFound('a unit of a removed section, or of one that is not open')
  const place = { userId, unitId: call.params.unit, lessonId: unit.lessonId, schoolId }
  return {
    unit: unitFor(unit, reader),
    content,
    place,
    isLearner: isNoted(reader),
    isPreview: reader.viewer.isPreview,
  }
}

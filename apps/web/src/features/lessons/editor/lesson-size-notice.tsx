import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import {
  addSizes,
  emptySize,
  nearLimit,
  sizeOfUnits,
  type LessonSize,
  type LessonSizePart,
} from '@lectern/contract/lessons/rules/lesson-size'
import { Notice } from '@lectern/ui/feedback/notice'
import { useDraftState } from '../../../lib/drafts/index.ts'
import { useRested } from '../../../lib/use-rested.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import type { EditedUnit } from '../../blocks/index.ts'
import type { SectionDocument } from './section/open-section.ts'

const words: Record<LessonSizePart, { near: TextId; full: TextId; limit: number }> = {
  units: {
    near: 'lesson-editor.lesson_near_units',
    full: 'lesson-editor.lesson_full_units',
    limit: lessonLimits.units,
  },
  letters: {
    near: 'lesson-editor.lesson_near_letters',
    full: 'lesson-editor.lesson_full_letters',
    limit: lessonLimits.letters,
  },
  bytes: {
    near: 'lesson-editor.lesson_near_bytes',
    full: 'lesson-editor.lesson_full_bytes',
    limit: lessonLimits.bytes / 1024 / 1024,
  },
}

/** Sizes of units that did not change since they were measured: only the unit being written is measured at each letter. */
const measured = new WeakMap<EditedUnit, LessonSize>()

const sizeOf = (unit: EditedUnit): LessonSize => {
  const size = measured.get(unit) ?? sizeOfUnits([unit])
  measured.set(unit, size)
  return size
}

const restMs = 400

interface LessonSizeNoticeProps {
  docs: ReadonlyMap<number, SectionDocument>
  /** The section that is being written. */
  active: SectionDocument
}

/** Tells an author who comes near to the limits of a lesson, before a save is refused. */
export const LessonSizeNotice = ({ docs, active }: LessonSizeNoticeProps) => {
  const { t } = useTexts()
  // A long text takes milliseconds to be measured: it is, when its author rests.
  const state = useRested(useDraftState(active), restMs)
  const drafts = [...docs.values()].map((doc) => (doc === active ? state : doc.state())?.content)
  const units = drafts.flatMap((draft) => draft?.info_units ?? [])
  const near = nearLimit(units.map(sizeOf).reduce(addSizes, emptySize))
  if (near === null) return null
  const { near: nearText, full, limit } = words[near.part]
  const isFull = near.percent >= 100
  return (
    <Notice tone={isFull ? 'danger' : 'warning'} announce="politely">
      {t(isFull ? full : nearText, { limit, percent: near.percent })}
    </Notice>
  )
}

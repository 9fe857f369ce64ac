import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useEffect } from 'react'
import { isOfKind, useOutbox, useOutboxStatus, type Change } from '../../../lib/outbox/index.ts'
import { idOfEntity } from '../../../lib/drafts/index.ts'
import { report } from '../../../lib/reporting.ts'
import { RefusedNotice } from '../../../frame/index.ts'
import { lessonKind } from './lesson-kind.ts'
import { draftOfChange, isSectionChange, type SectionDraft } from './section/section-kind.ts'
import { sectionWords } from './section/section-words.ts'

interface LostSectionsProps {
  lesson: Lesson
  onPutBack: (content: SectionDraft) => Promise<unknown>
}

const isGone = (change: Change): boolean => change.refusal?.status === 404

/** Versions of sections that were deleted somewhere else while they were written here: nothing of them is thrown away. */
export const LostSections = ({ lesson, onPutBack }: LostSectionsProps) => {
  const outbox = useOutbox()
  const status = useOutboxStatus()
  const gone = status.state === 'refused' ? status.changes.filter(isGone) : []
  const lost = gone
    .filter(isSectionChange)
    .filter((change) => !lesson.sections.some((section) => section.id === idOfEntity(change.entity)))
  // Title or status of a lesson that is gone: nothing to put back.
  const needless = gone
    .filter((change) => isOfKind(change, lessonKind) && idOfEntity(change.entity) !== lesson.id)
    .map((change) => change.id)
    .join()

  useEffect(() => {
    for (const id of needless.split(',').filter(Boolean))
      outbox?.discard(id).catch((error: unknown) => report(error, 'a change of a removed lesson'))
  }, [outbox, needless])

  const drop = (change: Change) =>
    outbox?.discard(change.id).catch((error: unknown) => report(error, 'a dropped section'))
  const putBack = async (change: Change) => {
    await onPutBack(draftOfChange(change))
    await outbox?.discard(change.id)
  }
  return lost.map(
    (change) =>
      change.refusal && (
        <RefusedNotice
          key={change.id}
          refusal={change.refusal}
          words={sectionWords(draftOfChange(change))}
          onPutBack={() => void putBack(change)}
          onDrop={() => void drop(change)}
        />
      ),
  )
}

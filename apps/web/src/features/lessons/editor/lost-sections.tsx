import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useEffect, useState } from 'react'
import { isOfKind, useOutbox, useOutboxStatus, type Change } from '../../../lib/outbox/index.ts'
import { idOfEntity } from '../../../lib/kept/index.ts'
import { report } from '../../../lib/reporting.ts'
import { RefusedNotice } from '../../frame/index.ts'
import { lessonKind } from './lesson-kind.ts'
import { sectionKind, type SectionDraft } from './section-kind.ts'
import { sectionWords } from './section-words.ts'

interface LostSectionsProps {
  lesson: Lesson
  onPutBack: (content: SectionDraft) => Promise<unknown>
}

const isGone = (change: Change): boolean => change.refusal?.status === 404

/** Versions of sections that were deleted somewhere else while they were written here: nothing of them is thrown away. */
export const LostSections = ({ lesson, onPutBack }: LostSectionsProps) => {
  const outbox = useOutbox()
  const status = useOutboxStatus()
  const [lost, setLost] = useState<readonly Change<SectionDraft>[]>([])

  useEffect(() => {
    if (!outbox || status.state !== 'refused') return setLost([])
    const gone = status.changes.filter(isGone)
    const isHere = (change: Change) =>
      lesson.sections.some((section) => section.id === idOfEntity(change.entity))
    setLost(gone.filter((change) => isOfKind(change, sectionKind)).filter((change) => !isHere(change)))
    // Title or status of a lesson that is gone: nothing to put back.
    for (const change of gone.filter(
      (each) => isOfKind(each, lessonKind) && idOfEntity(each.entity) !== lesson.id,
    ))
      outbox.discard(change.id).catch((error: unknown) => report(error, 'a change of a removed lesson'))
  }, [outbox, status, lesson])

  const drop = (change: Change) =>
    outbox?.discard(change.id).catch((error: unknown) => report(error, 'a dropped section'))
  const putBack = async (change: Change<SectionDraft>) => {
    await onPutBack(change.payload)
    await outbox?.discard(change.id)
  }
  return lost.map(
    (change) =>
      change.refusal && (
        <RefusedNotice
          key={change.id}
          refusal={change.refusal}
          words={sectionWords(change.payload)}
          onPutBack={() => void putBack(change)}
          onDrop={() => void drop(change)}
        />
      ),
  )
}

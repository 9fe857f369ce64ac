import { lazy, Suspense } from 'react'
import { useOutbox } from '../../../../lib/outbox/index.ts'
import type { SectionDocument } from '../section/use-section-docs.ts'

// With the library that compares: asked for when somebody looks back.
const LessonVersions = lazy(async () => ({ default: (await import('./lesson-versions.tsx')).LessonVersions }))

interface OpenVersionsProps {
  lessonId: number
  sectionIds: readonly number[]
  docs: ReadonlyMap<number, SectionDocument>
  reload: () => Promise<void>
  openTrash: () => void
  onClose: () => void
}

/** The history of the lesson that is being written. */
export const OpenVersions = ({
  lessonId,
  sectionIds,
  docs,
  reload,
  openTrash,
  onClose,
}: OpenVersionsProps) => {
  const outbox = useOutbox()
  const now = sectionIds.flatMap((id) => {
    const content = docs.get(id)?.state()?.content
    return content ? [{ id, name: content.name, units: content.info_units }] : []
  })
  const settle = async () => {
    if (!outbox) return
    outbox.flush()
    await Promise.all([...docs.values()].map((doc) => outbox.whenSettled(doc.entity)))
  }
  return (
    <Suspense>
      <LessonVersions
        lessonId={lessonId}
        now={now}
        settle={settle}
        onRestored={reload}
        openTrash={openTrash}
        onClose={onClose}
      />
    </Suspense>
  )
}

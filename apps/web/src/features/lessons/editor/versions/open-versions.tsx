import { lazy, Suspense } from 'react'
import type { SectionDocument } from '../section/open-section.ts'
import { useSettle } from '../use-settle.ts'

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
  const settle = useSettle(docs)
  const now = sectionIds.flatMap((id) => {
    const content = docs.get(id)?.state()?.content
    return content ? [{ id, name: content.name, units: content.info_units }] : []
  })
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

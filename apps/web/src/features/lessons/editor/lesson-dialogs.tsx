import { lazy, Suspense } from 'react'
import { CopyContent } from './copying/open-copy.tsx'
import { ExportLesson, ImportLesson } from './formats/open-lesson-files.tsx'
import { LessonSettings } from './settings/lesson-settings.tsx'
import type { useLessonEditing } from './use-lesson-editing.ts'
import { useSettle } from './use-settle.ts'
import { OpenVersions } from './versions/open-versions.tsx'

const CourseTrash = lazy(async () => ({
  default: (await import('./trash/course-trash.tsx')).CourseTrash,
}))

/** What opens over the lesson editor. */
export type LessonDialog = 'settings' | 'versions' | 'trash' | 'copy' | 'export' | 'import'

interface LessonDialogsProps {
  editing: ReturnType<typeof useLessonEditing>
  open: LessonDialog | undefined
  onOpen: (dialog: LessonDialog | undefined) => void
}

/** The dialogs of the lesson editor; those with code of their own come when they are opened. */
export const LessonDialogs = ({ editing, open, onOpen }: LessonDialogsProps) => {
  const settle = useSettle(editing.docs)
  return (
    <>
      {open === 'copy' && (
        <CopyContent
          lesson={editing.lesson}
          settle={settle}
          onCopied={editing.reload}
          onClose={() => onOpen(undefined)}
        />
      )}
      {open === 'export' && (
        <ExportLesson lesson={editing.lesson} settle={settle} onClose={() => onOpen(undefined)} />
      )}
      {open === 'import' && (
        <ImportLesson
          lesson={editing.lesson}
          settle={settle}
          onTaken={editing.reload}
          onClose={() => onOpen(undefined)}
        />
      )}
      {open === 'versions' && (
        <OpenVersions
          lessonId={editing.lesson.id}
          sectionIds={editing.sectionIds}
          docs={editing.docs}
          reload={editing.reload}
          openTrash={() => onOpen('trash')}
          onClose={() => onOpen(undefined)}
        />
      )}
      {open === 'trash' && (
        <Suspense>
          <CourseTrash
            courseId={editing.lesson.course_id}
            onRestored={editing.reload}
            onClose={() => onOpen(undefined)}
          />
        </Suspense>
      )}
      <LessonSettings
        open={open === 'settings'}
        onClose={() => onOpen(undefined)}
        lesson={editing.lesson}
        kept={editing.kept}
        fields={editing.fields}
        reload={editing.reload}
      />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { findLessonLosses, type UnitLosses } from '@lectern/formats/lessons/find-losses'
import { type LessonFileFormat, lessonFileFormats } from '@lectern/contract/lessons/formats/read-lesson-file'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { useMemo, useState } from 'react'
import { ExportDialog, ExportLosses } from '../../../../frame/expert/index.ts'
import { LoadFailure } from '../../../../frame/index.ts'
import { apiAddress } from '../../../../lib/api/index.ts'
import { downloadFrom } from '../../../../lib/downloads/download.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getLesson } from '../../api.ts'
import { formatHelp, formatNames, lossWords } from './lesson-file-words.ts'
import styles from './lesson-files.module.css'

interface ExportLessonProps {
  lesson: Pick<Lesson, 'id' | 'course_id' | 'title'>
  /** Brings what waits on the device to the server: the file is made there. */
  settle: () => Promise<void>
  onClose: () => void
}

/** Gives a lesson out as a file; what the chosen format cannot hold is said first. */
export const ExportLesson = ({ lesson, settle, onClose }: ExportLessonProps) => {
  const { t } = useTexts()
  const [format, setFormat] = useState<LessonFileFormat>('docx')
  const stored = useQuery({
    queryKey: ['lesson-to-export', lesson.id],
    queryFn: async () => {
      await settle()
      return getLesson({ params: { course: lesson.course_id, lesson: lesson.id } })
    },
    gcTime: 0,
    meta: { onlyLogged: true },
  })
  const content = stored.data?.data
  return (
    <ExportDialog
      title={t('lesson-editor.lesson_export_title')}
      text={t('lesson-editor.lesson_export_text', { title: lesson.title })}
      formats={lessonFileFormats}
      names={formatNames}
      help={formatHelp}
      format={format}
      onFormat={setFormat}
      downloadLabel={t('lesson-editor.lesson_export_download')}
      ready={content !== undefined}
      onDownload={() => downloadFrom(apiAddress(`/lessons/${lesson.id}/export?format=${format}`))}
      onClose={onClose}
    >
      {stored.isError && <LoadFailure error={stored.error} onRetry={() => stored.refetch()} />}
      {stored.isPending && <SkeletonText lines={4} />}
      {content && <Losses lesson={content} format={format} />}
    </ExportDialog>
  )
}

const Losses = ({ lesson, format }: { lesson: Lesson; format: LessonFileFormat }) => {
  const { t } = useTexts()
  const losses = useMemo(() => findLessonLosses(lesson, format), [lesson, format])
  return (
    <ExportLosses
      count={losses.length}
      whole={t('lesson-editor.lesson_export_whole')}
      title={t('lesson-editor.lesson_export_losses', { count: losses.length })}
      listClass={styles.notes}
    >
      {losses.map((unit) => (
        <UnitRow key={unit.number} unit={unit} />
      ))}
    </ExportLosses>
  )
}

const UnitRow = ({ unit: { number, section, title, losses } }: { unit: UnitLosses }) => {
  const { t } = useTexts()
  const named = title || t('lesson-editor.lesson_file_unit', { number })
  return (
    <li className={styles.note}>
      <span className={styles.noteName}>{section === '' ? named : `${section} · ${named}`}</span>
      {losses.map((code) => (
        <span key={code}>{t(lossWords[code])}</span>
      ))}
    </li>
  )
}

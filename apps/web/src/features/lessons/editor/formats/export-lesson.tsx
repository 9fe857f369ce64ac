import { useQuery } from '@tanstack/react-query'
import { findLessonLosses, type UnitLosses } from '@lectern/formats/lessons/find-losses'
import { type LessonFileFormat, lessonFileFormats } from '@lectern/contract/lessons/formats/read-lesson-file'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import { Button } from '@lectern/ui/actions/button'
import { ChoiceCard } from '@lectern/ui/choices/choice-card'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { CircleCheck, Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { apiAddress } from '../../../../lib/api/index.ts'
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

const download = (format: LessonFileFormat, lesson: number) => {
  const link = document.createElement('a')
  link.href = apiAddress(`/lessons/${lesson}/export?format=${format}`)
  link.download = ''
  link.click()
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
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('lesson-editor.lesson_export_title')}
      description={t('lesson-editor.lesson_export_text', { title: lesson.title })}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create-course.cancel')}
          </Button>
          <Button
            variant="primary"
            icon={<Icon of={Download} />}
            disabled={!content}
            onClick={() => {
              download(format, lesson.id)
              onClose()
            }}
          >
            {t('lesson-editor.lesson_export_download')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.formats}>
        <legend className={styles.legend}>{t('create-course.export_format')}</legend>
        {lessonFileFormats.map((each) => (
          <ChoiceCard
            key={each}
            kind="one"
            name="lesson-file-format"
            checked={each === format}
            onChange={() => setFormat(each)}
            label={t(formatNames[each])}
            help={t(formatHelp[each])}
          />
        ))}
      </fieldset>
      {stored.isError && <LoadFailure error={stored.error} onRetry={() => stored.refetch()} />}
      {stored.isPending && <SkeletonText lines={4} />}
      {content && <Losses lesson={content} format={format} />}
    </Dialog>
  )
}

const Losses = ({ lesson, format }: { lesson: Lesson; format: LessonFileFormat }) => {
  const { t } = useTexts()
  const losses = useMemo(() => findLessonLosses(lesson, format), [lesson, format])
  if (losses.length === 0)
    return (
      <p role="status" className={styles.whole}>
        <Icon of={CircleCheck} />
        {t('lesson-editor.lesson_export_whole')}
      </p>
    )
  const title = t('lesson-editor.lesson_export_losses', { count: losses.length })
  return (
    <section aria-label={title}>
      <h3 role="status" className={styles.legend}>
        {title}
      </h3>
      <ul className={styles.notes}>
        {losses.map((unit) => (
          <UnitRow key={unit.number} unit={unit} />
        ))}
      </ul>
    </section>
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

import type { CourseImport } from '@lectern/contract/course-files/course-import'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { ProgressBar } from '@lectern/ui/feedback/progress'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { queryFor, queryKeyOf } from '../../lib/api/index.ts'
import { errorText } from '../../lib/errors.ts'
import { asPercent, useTexts } from '../../lib/texts/index.ts'
import { percentOf, type Upload, useUploads } from '../files/uploads/index.ts'
import { deleteCourseImport, listCourseImports } from './api.ts'
import { beginImport, hasArrived, isCourseFile, isOnItsWay } from './begin-import.ts'
import styles from './course-files.module.css'
import { ImportReportDialog } from './import-report.tsx'
import { errorTexts } from './import-words.ts'

const lookAgainMs = 1_500
/** Older ones come when these are put away. */
const mostOver = 3

const isUnderWay = ({ state }: CourseImport): boolean => state === 'waiting' || state === 'reading'

/** Begins what has arrived, also what was sent before a reload. */
const useArrivals = (sent: readonly Upload[]) => {
  const { t } = useTexts()
  const queryClient = useQueryClient()
  const begin = useMutation({
    mutationFn: beginImport,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseImports) }),
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
  const { mutate } = begin
  const arrived = sent.filter(hasArrived)
  const names = arrived.map(({ id }) => id).join(' ')
  // oxlint-disable-next-line react/exhaustive-deps -- by which uploads have arrived, not by every byte of the others
  useEffect(() => arrived.forEach((upload) => mutate(upload)), [names, mutate])
}

/** Tells when one more course was made of a file. What was made before stands in the list that came with the page. */
const useMadeCourses = (made: number | undefined, onMade: () => void) => {
  const known = useRef<number>(undefined)
  useEffect(() => {
    if (made === undefined) return
    if (known.current !== undefined && made > known.current) onMade()
    known.current = made
  }, [made, onMade])
}

/** Courses that are being made of files, and what came of them until that is put away. */
export const CourseImports = ({ onMade }: { onMade: () => void }) => {
  const sent = useUploads().filter(isCourseFile)
  const list = useQuery({
    ...queryFor(listCourseImports, {}),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? lookAgainMs : false),
  })
  useArrivals(sent)
  const all = list.data?.data ?? []
  const over = new Set(all.filter((each) => !isUnderWay(each)).slice(0, mostOver))
  const imports = all.filter((each) => isUnderWay(each) || over.has(each))
  useMadeCourses(list.data?.data.filter(({ state }) => state === 'done').length, onMade)
  const [read, setRead] = useState<CourseImport>()
  const onTheirWay = sent.filter((upload) => isOnItsWay(upload) && !hasArrived(upload))
  if (imports.length === 0 && onTheirWay.length === 0) return null
  return (
    <>
      <ul className={styles.imports}>
        {onTheirWay.map((upload) => (
          <li key={upload.id}>
            <Sending upload={upload} />
          </li>
        ))}
        {imports.map((each) => (
          <li key={each.id}>
            {isUnderWay(each) ? (
              <Making course={each} />
            ) : (
              <Made course={each} onReport={() => setRead(each)} />
            )}
          </li>
        ))}
      </ul>
      <ImportReportDialog
        name={read?.file_name ?? ''}
        report={read?.report ?? undefined}
        onClose={() => setRead(undefined)}
      />
    </>
  )
}

const Sending = ({ upload }: { upload: Upload }) => {
  const { t, number } = useTexts()
  const text = t('courses.import_sending', { name: upload.name })
  const percent = percentOf(upload)
  return (
    <div className={styles.underWay}>
      <ProgressBar label={text} text={text} amount={number(percent / 100, asPercent)} value={percent / 100} />
    </div>
  )
}

const Making = ({ course }: { course: CourseImport }) => {
  const { t, number } = useTexts()
  const name = course.file_name
  const text = t(course.state === 'waiting' ? 'courses.import_waiting' : 'courses.import_reading', { name })
  return (
    <div className={styles.underWay}>
      <ProgressBar
        label={text}
        text={text}
        amount={number(course.progress / 100, asPercent)}
        value={course.progress / 100}
      />
      <p className={styles.hint}>{t('courses.import_leave')}</p>
    </div>
  )
}

const Made = ({ course, onReport }: { course: CourseImport; onReport: () => void }) => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: () => deleteCourseImport({ params: { import: course.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeyOf(listCourseImports) }),
  })
  const name = course.file_name
  const close = { label: t('common.close'), onClose: () => forget.mutate() }
  const courseId = course.course_id
  if (course.state === 'failed' || courseId === null)
    return (
      <Notice tone="danger" announce="politely" title={t('courses.import_failed', { name })} close={close}>
        {t(errorTexts[course.error ?? 'stopped'])}
      </Notice>
    )
  const lost = (course.report?.notes.length ?? 0) + (course.report?.notes_left_out ?? 0)
  return (
    <Notice
      tone={lost > 0 ? 'warning' : 'success'}
      announce="politely"
      title={t('courses.import_done', { name })}
      close={close}
      actions={
        <>
          <Button
            size="small"
            onClick={() => void navigate({ to: '/expert/course/$courseId', params: { courseId } })}
          >
            {t('courses.import_open')}
          </Button>
          <Button size="small" variant="quiet" onClick={onReport}>
            {t('courses.import_report')}
          </Button>
        </>
      }
    >
      {lost > 0 ? t('courses.import_done_lost', { count: lost }) : t('courses.import_whole')}
    </Notice>
  )
}

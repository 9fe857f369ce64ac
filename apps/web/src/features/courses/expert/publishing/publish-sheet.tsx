import { courseStatus } from '@lectern/contract/courses/course-status'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Button } from '@lectern/ui/actions/button'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { SideSheet } from '@lectern/ui/overlays/side-sheet'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadFailure } from '../../../../frame/index.ts'
import { queryFor } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { checkCourse, getCourse, getProgram } from '../../api.ts'
import { CheckFindings } from './check-findings.tsx'
import { PublishForm } from './publish-form.tsx'

/** What the sheet shows: all that the check found, or what publishing would do. */
export type SheetView = 'check' | 'publish'

interface PublishSheetProps {
  course: number
  view: SheetView
  onClose: () => void
  /** The course is shown to learners now. */
  onPublished: () => void
}

const useSheetData = (id: number) => {
  const params = { course: id }
  const check = useQuery({ ...queryFor(checkCourse, { params }), staleTime: 0, gcTime: 0 })
  // What was published in a lesson's own editor is not in the program that the page has read before.
  const course = useQuery({ ...queryFor(getCourse, { params }), refetchOnMount: 'always' })
  const program = useQuery({ ...queryFor(getProgram, { params }), refetchOnMount: 'always' })
  const all = [check, course, program]
  return {
    check: check.data?.data,
    course: course.isFetchedAfterMount ? course.data?.data : undefined,
    program: program.isFetchedAfterMount ? program.data?.data : undefined,
    error: all.find((query) => query.error)?.error,
    retry: () => void Promise.all(all.map((query) => query.refetch())),
  }
}

/** Before a course is shown to learners: who may join, what goes out, what stays and why; and what they would stumble over. */
export const PublishSheet = ({ course: id, view: first, onClose, onPublished }: PublishSheetProps) => {
  const { t } = useTexts()
  const [view, setView] = useState(first)
  const { check, course, program, error, retry } = useSheetData(id)
  if (!check || !course || !program)
    return (
      <SideSheet open onClose={onClose} title={t('create-course.check_open')} closeLabel={t('common.close')}>
        {error ? <LoadFailure error={error} onRetry={retry} /> : <SkeletonText lines={6} />}
      </SideSheet>
    )
  const kind = productKindOf(course.type_id)
  if (view === 'publish')
    return (
      <PublishForm
        key={course.status_id}
        {...{ course, check, onClose, onPublished }}
        lessons={program.lessons}
        onCheck={() => setView('check')}
      />
    )
  const isPublished = course.status_id === courseStatus.published
  return (
    <SideSheet
      open
      onClose={onClose}
      title={t('create-course.check_title', { kind })}
      closeLabel={t('common.close')}
      actions={
        (!isPublished || check.ready_lesson_ids.length > 0) && (
          <Button variant="primary" onClick={() => setView('publish')}>
            {t('courses.publish_go')}
          </Button>
        )
      }
    >
      <CheckFindings course={course} check={check} onLeave={onClose} />
    </SideSheet>
  )
}

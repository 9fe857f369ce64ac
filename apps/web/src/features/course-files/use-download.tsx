import { productKindOf } from '@lectern/contract/kernel/product-kind'
import type { CourseCard } from '@lectern/contract/courses/course'
import { courseType } from '@lectern/contract/kernel/course-rights'
import type { MenuEntry } from '@lectern/ui/actions/menu'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../lib/texts/index.ts'
import { DownloadCourse } from './download-course.tsx'
import { useHolds } from '../staff/index.ts'

interface CourseDownloads {
  /** Nothing for whoever may not take the course along. */
  entriesOf: (course: CourseCard) => MenuEntry[]
  dialog: ReactNode
}

/** Gives a course of a list out as a file. */
export const useDownload = (): CourseDownloads => {
  const { t } = useTexts()
  const [course, setCourse] = useState<CourseCard>()
  const mayDownload = {
    [courseType.course]: useHolds('course_export'),
    [courseType.marathon]: useHolds('marathon_export'),
  }
  return {
    entriesOf: (each) =>
      mayDownload[each.type_id]
        ? [
            {
              kind: 'action',
              label: t('courses.course_download', { kind: productKindOf(each.type_id) }),
              icon: Download,
              onSelect: () => setCourse(each),
            },
          ]
        : [],
    dialog: <DownloadCourse key={course?.id} course={course} onClose={() => setCourse(undefined)} />,
  }
}

import { QueryClientProvider } from '@tanstack/react-query'
import { addTextFiles } from 'virtual:workbench-text-files'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { PublicCourse } from '@lectern/contract/courses/course'
import type { AuthoredCoursePage, CoursePageContent } from '@lectern/contract/courses/course-page/course-page'
import { useNeededTexts, useTexts } from '../../../../lib/texts/index.ts'
import { expertQueryClient } from '../../../../lib/query-client.ts'
import { getCoursePage, updateCoursePage } from '../../api.ts'
import { areAnswered, writtenDoubts } from '../../in-place/doubt-fields.tsx'
import { InPlaceEditor } from '../../in-place/in-place-editor.tsx'
import type { PageWork } from '../../in-place/written-page.ts'
import { EditorWaits } from '../../page-parts/editor-waits.tsx'
import { CoursePageParts } from './course-page-parts.tsx'

// Rich text and the cover are written with the tools of the workbench, in its words.
addTextFiles()

interface CoursePageEditorProps {
  course: PublicCourse
  authored: AuthoredCoursePage
}

const isWritten = (line: string): boolean => line.trim() !== ''

const withoutEmpty = (content: CoursePageContent): CoursePageContent => ({
  ...content,
  gains: content.gains.filter(isWritten),
  for_whom: content.for_whom.filter(isWritten),
  doubts: writtenDoubts(content.doubts),
})

/** The page of a course with every part of it written where it stands. */
export const CoursePageEditor = ({ course, authored }: CoursePageEditorProps) => {
  const { t } = useTexts()
  const router = useRouter()
  const navigate = useNavigate()
  const params = { course: course.id }
  const isReady = useNeededTexts('create-course', 'courses', 'lesson-editor', 'lesson-text')
  const work: PageWork<CoursePageContent> = {
    name: `lectern-course-page-${course.id}`,
    withoutEmpty,
    isComplete: ({ doubts }) => areAnswered(doubts),
    incompleteText: t('front-page.course_incomplete'),
    savedText: t('front-page.course_saved'),
    read: async () => (await getCoursePage({ params })).data,
    save: async (body) => {
      const { data } = await updateCoursePage({ params, body })
      // The expert area shows the same text, author and cover.
      await expertQueryClient().invalidateQueries()
      return data
    },
    leave: async () => {
      await router.invalidate()
      await navigate({ href: course.link })
    },
  }
  if (!isReady) return <EditorWaits />
  return (
    // The field of the cover is one of the expert area.
    <QueryClientProvider client={expertQueryClient()}>
      <InPlaceEditor work={work} page={authored}>
        {(fields) => <CoursePageParts course={course} people={authored.people} {...fields} />}
      </InPlaceEditor>
    </QueryClientProvider>
  )
}

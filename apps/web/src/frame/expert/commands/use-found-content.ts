import type { searchContent as contentOperation } from '@lectern/contract/courses/courses.api'
import type { listFiles as filesOperation } from '@lectern/contract/files/files.api'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import type { listQuizzes as quizzesOperation } from '@lectern/contract/quizzes/quizzes.api'
import type { listStaff as staffOperation } from '@lectern/contract/staff/staff.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BookOpen, File, FileText, ListChecks, UserRound } from 'lucide-react'
import { useDeferredValue } from 'react'
import { call, queryFor } from '../../../lib/api/index.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { paths } from '../../../lib/routing/paths.ts'
import type { Command } from '../shell-context.ts'
import { matchingCommands } from './matching-commands.ts'
import { holdsAny } from '../sidebar/visible-menu.ts'

const searchContent = call<typeof contentOperation>('GET', '/courses/search')
const searchStaff = call<typeof staffOperation>('GET', '/cabinet/users')
const searchQuizzes = call<typeof quizzesOperation>('GET', '/quizzes')
const searchFiles = call<typeof filesOperation>('GET', '/files')

/** Of each kind, so that the others stay in sight. */
const most = 6

type Found = Readonly<Record<'courses' | 'lessons' | 'quizzes' | 'people' | 'files', readonly Command[]>>

const nothing: Found = { courses: [], lessons: [], quizzes: [], people: [], files: [] }

/** What the school's lists answer to some words, as far as the reader may ask them. */
const useSearches = (words: string, permissions: ReadonlySet<string>) => {
  const options = (right: PermissionString) => ({
    enabled: words !== '' && holdsAny(permissions, [right]),
    placeholderData: keepPreviousData,
    // The menu's own entries stay; an answer that does not come is no reason for a notice over them.
    meta: { onlyLogged: true },
  })
  const content = useQuery({
    ...queryFor(searchContent, { query: { query: words } }),
    ...options('course_list'),
  })
  const quizzes = useQuery({
    ...queryFor(searchQuizzes, { query: { query: words, per_page: most } }),
    ...options('quiz_list'),
  })
  const staff = useQuery({
    ...queryFor(searchStaff, { query: { search: words, per_page: most } }),
    ...options('user_list'),
  })
  const files = useQuery({
    ...queryFor(searchFiles, { query: { search: words, sources: 'storage,materials', per_page: most } }),
    ...options('storage_list'),
  })
  return { content, quizzes, staff, files }
}

/**
 * Courses, lessons, quizzes, people of the team and files in which the typed words stand, as far as the reader may list them. Until
 * the answer is there, of what was found for the words before only that stays in which these stand too: Enter takes the first.
 */
export const useFoundContent = (
  typed: string,
  permissions: ReadonlySet<string>,
  go: (href: string) => void,
): Found => {
  const asked = typed.trim().slice(0, 200)
  const words = useDeferredValue(asked)
  const searches = useSearches(words, permissions)
  if (words === '') return nothing
  const still = (search: keyof typeof searches, found: readonly Command[]) =>
    searches[search].isPlaceholderData || words !== asked ? matchingCommands(found, asked) : found
  const found = commandsOf(searches, go)
  return {
    courses: still('content', found.courses),
    lessons: still('content', found.lessons),
    quizzes: still('quizzes', found.quizzes),
    people: still('staff', found.people),
    files: still('files', found.files),
  }
}

const commandsOf = (
  { content, quizzes, staff, files }: ReturnType<typeof useSearches>,
  go: (href: string) => void,
): Found => ({
  courses: (content.data?.data.courses ?? []).map(({ id, title }) => ({
    id: `course-${id}`,
    label: title,
    icon: BookOpen,
    run: () => go(expertPaths.course(id)),
  })),
  lessons: (content.data?.data.lessons ?? []).map(({ id, title, course }) => ({
    id: `lesson-${id}`,
    label: title,
    description: course.title,
    icon: FileText,
    run: () => go(paths.expertLesson(course.id, id)),
  })),
  quizzes: (quizzes.data?.data ?? []).map(({ id, name }) => ({
    id: `quiz-${id}`,
    label: name,
    icon: ListChecks,
    run: () => go(expertPaths.quiz(id)),
  })),
  people: (staff.data?.data ?? []).flatMap((row) =>
    row.kind === 'member'
      ? {
          id: `person-${row.id}`,
          label: row.name ?? row.email,
          description: row.email,
          icon: UserRound,
          run: () => go(expertPaths.member(row.id)),
        }
      : [],
  ),
  files: (files.data?.data ?? []).map(({ uuid, original_name: name }) => ({
    id: `file-${uuid}`,
    label: name,
    icon: File,
    run: () => go(expertPaths.file(uuid)),
  })),
})

import { expandPermissions } from '@lectern/contract/kernel/permissions'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { SearchInput } from '@lectern/ui/fields/search-input'
import { Segmented } from '@lectern/ui/choices/segmented'
import { Select } from '@lectern/ui/choices/select'
import { BookOpen, LayoutGrid, Plus, SearchX, Table2 } from 'lucide-react'
import { useRef, type RefObject } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { listPermissions } from '../../accounts/index.ts'
import { ExpertPage } from '../../expert-shell/index.ts'
import { listCourseCards } from '../api.ts'
import { arrangeCourses } from './arrange-courses.ts'
import { CourseCards } from './course-cards.tsx'
import { CourseTable } from './course-table.tsx'
import { CreateCourse } from './create-course.tsx'
import { listSorts, type CourseListSearch, type ListSort } from './list-search.ts'
import { useCourseActions } from './use-course-actions.tsx'
import styles from './expert-courses.module.css'

const from = '/expert/courses/'

const sortTexts: Record<ListSort, TextId> = {
  updated: 'create-course.sort_updated',
  title: 'create-course.sort_title',
  lessons: 'create-course.sort_lessons',
  participants: 'create-course.sort_participants',
}

/** The courses of the school, for those who make them (document 000 §2). */
export const ExpertCourseList = () => {
  const { t, locale } = useTexts()
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const field = useRef<HTMLDivElement>(null)
  const { data: courses } = useSuspenseQuery(queryFor(listCourseCards, { query: { per_page: 100 } })).data
  const actions = useCourseActions()
  const change = (part: CourseListSearch) =>
    void navigate({ search: (before) => ({ ...before, ...part }), replace: true })
  const create = () => void navigate({ search: (before) => ({ ...before, new: true }) })
  const shown = arrangeCourses(courses, search, locale)
  const mayCreate = useMayCreate()

  return (
    <ExpertPage
      title={t('expert.menu_courses')}
      actions={
        mayCreate && (
          <Button variant="primary" icon={<Icon of={Plus} />} onClick={create}>
            {t('create-course.course_create')}
          </Button>
        )
      }
      keys={[
        ...(mayCreate ? [{ keys: ['n'], label: t('create-course.key_new_course'), onPress: create }] : []),
        {
          keys: ['f'],
          label: t('create-course.key_search'),
          onPress: () => field.current?.querySelector('input')?.focus(),
        },
      ]}
      commands={courses.slice(0, 50).map((course) => ({
        id: `course-${course.id}`,
        label: course.title,
        icon: BookOpen,
        run: () => void navigate({ to: '/expert/course/$courseId', params: { courseId: course.id } }),
      }))}
    >
      <div className={styles.page}>
        {courses.length > 0 && <CourseToolbar field={field} search={search} onSearch={change} />}
        {shown.length === 0 && (
          <NoCourses
            isFiltered={courses.length > 0}
            onCreate={mayCreate ? create : undefined}
            onClear={() => change({ q: undefined })}
          />
        )}
        {shown.length > 0 && search.view === 'table' && (
          <CourseTable courses={shown} search={search} onSearch={change} actions={actions} />
        )}
        {shown.length > 0 && search.view !== 'table' && <CourseCards courses={shown} actions={actions} />}
      </div>
      {actions.dialog}
      <CreateCourse
        open={mayCreate && search.new === true}
        onClose={() => void navigate({ search: (before) => ({ ...before, new: undefined }), replace: true })}
      />
    </ExpertPage>
  )
}

/** Making courses is a right of the whole school; the team of one course does not have it. */
const useMayCreate = (): boolean => {
  const granted = useSuspenseQuery(queryFor(listPermissions, {})).data.data
  return expandPermissions(granted).has('course_create')
}

interface CourseToolbarProps {
  field: RefObject<HTMLDivElement | null>
  search: CourseListSearch
  onSearch: (part: CourseListSearch) => void
}

const CourseToolbar = ({ field, search, onSearch: change }: CourseToolbarProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.toolbar}>
      <div ref={field} className={styles.search}>
        <SearchInput
          value={search.q ?? ''}
          onChange={(q) => change({ q: q === '' ? undefined : q })}
          label={t('create-course.courses_search')}
          clearLabel={t('create-course.search_clear')}
        />
      </div>
      {search.view !== 'table' && (
        <Select
          aria-label={t('create-course.sort')}
          value={search.sort ?? 'updated'}
          onChange={(event) =>
            change({
              sort: listSorts.find((sort) => sort === event.currentTarget.value),
              order: undefined,
            })
          }
        >
          {listSorts.map((sort) => (
            <option key={sort} value={sort}>
              {t(sortTexts[sort])}
            </option>
          ))}
        </Select>
      )}
      <Segmented
        label={t('create-course.view')}
        compact
        value={search.view ?? 'cards'}
        onChange={(view) => change({ view: view === 'table' ? view : undefined })}
        segments={[
          { value: 'cards', label: t('create-course.view_cards'), icon: LayoutGrid },
          { value: 'table', label: t('create-course.view_table'), icon: Table2 },
        ]}
      />
    </div>
  )
}

interface NoCoursesProps {
  isFiltered: boolean
  /** Missing for whoever may not make courses. */
  onCreate: (() => void) | undefined
  onClear: () => void
}

const NoCourses = ({ isFiltered, onCreate, onClear }: NoCoursesProps) => {
  const { t } = useTexts()
  if (isFiltered)
    return (
      <EmptyState
        icon={SearchX}
        title={t('create-course.courses_none_found')}
        text={t('create-course.courses_none_found_text')}
        actions={<Button onClick={onClear}>{t('create-course.search_clear')}</Button>}
      />
    )
  return (
    <EmptyState
      icon={BookOpen}
      framed
      title={t(onCreate ? 'create-course.courses_empty' : 'create-course.courses_none')}
      text={t(onCreate ? 'create-course.courses_empty_text' : 'create-course.courses_none_text')}
      add={onCreate && { label: t('create-course.course_create'), onAdd: onCreate }}
    />
  )
}

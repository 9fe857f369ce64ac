import { courseType, type CourseTypeId } from '@lectern/contract/kernel/course-rights'
import type { PermissionString } from '@lectern/contract/kernel/permissions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen, Flag, LayoutGrid, type LucideIcon, Plus, Table2, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts, type TextId } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { choiceFilter, type ListAddress, listOrder, ListView, useListAddress } from '../../../frame/index.ts'
import { listCourseCards } from '../api.ts'
import { CourseCards } from './course-cards.tsx'
import { CourseTable } from './course-table.tsx'
import { ComingCourses } from './coming-courses.tsx'
import { useHolds } from '../../staff/index.ts'
import { CreateCourse } from './create-course.tsx'
import {
  courseQuery,
  courseRows,
  courseSorting,
  listSorts,
  listStatuses,
  marathonRows,
  type CourseListSearch,
  type ListSort,
  type ListStatus,
} from './list-search.ts'
import { RemovedCourses } from './removed-courses.tsx'
import { useCourseActions } from './use-course-actions.tsx'

const sortTexts: Record<ListSort, TextId> = {
  updated: 'create-course.sort_updated',
  title: 'courses.sort_title',
  lessons: 'courses.sort_lessons',
  participants: 'create-course.sort_participants',
}

const statusTexts: Record<ListStatus, TextId> = {
  draft: 'create-course.status_draft',
  announced: 'create-course.status_announced',
  published: 'create-course.status_published',
  archived: 'create-course.status_archived',
}

/** What differs between the two lists. */
interface ListKind {
  readonly from: '/expert/courses/' | '/expert/marathons/'
  readonly typeId: CourseTypeId
  readonly right: PermissionString
  readonly rightToDelete: PermissionString
  readonly rows: typeof courseRows | typeof marathonRows
  readonly icon: LucideIcon
  readonly texts: Record<
    'title' | 'create' | 'search' | 'empty' | 'emptyText' | 'none' | 'noneText' | 'noneFound',
    TextId
  >
}

const courseKind: ListKind = {
  from: '/expert/courses/',
  typeId: courseType.course,
  right: 'course_create',
  rightToDelete: 'course_delete',
  rows: courseRows,
  icon: BookOpen,
  texts: {
    title: 'expert.menu_courses',
    create: 'courses.course_create',
    search: 'courses.courses_search',
    empty: 'courses.courses_empty',
    emptyText: 'courses.courses_empty_text',
    none: 'courses.courses_none',
    noneText: 'courses.courses_none_text',
    noneFound: 'courses.courses_none_found',
  },
}

const marathonKind: ListKind = {
  from: '/expert/marathons/',
  typeId: courseType.marathon,
  right: 'marathon_create',
  rightToDelete: 'marathon_delete',
  rows: marathonRows,
  icon: Flag,
  texts: {
    title: 'expert.menu_marathons',
    create: 'courses.marathon_create',
    search: 'courses.marathons_search',
    empty: 'courses.marathons_empty',
    emptyText: 'courses.marathons_empty_text',
    none: 'courses.marathons_none',
    noneText: 'courses.marathons_none_text',
    noneFound: 'courses.marathons_none_found',
  },
}

/** The courses of the school, for those who make them (document 000 §2). */
export const ExpertCourseList = () => <ProductList kind={courseKind} />

/** The marathons of the school, for those who make them (document 000 §2). */
export const ExpertMarathonList = () => <ProductList kind={marathonKind} />

const ProductList = ({ kind }: { kind: ListKind }) => {
  const { t } = useTexts()
  const { from, typeId, texts } = kind
  const navigate = useNavigate({ from })
  const field = useRef<HTMLDivElement>(null)
  const address = useListAddress(useSearch({ from }), kind.rows)
  const { search } = address
  const list = useQuery({
    ...queryFor(listCourseCards, courseQuery(typeId, search, address.perPage)),
    placeholderData: keepPreviousData,
  })
  const courses = list.data?.data ?? []
  const actions = useCourseActions()
  const create = () => void navigate({ search: (before) => ({ ...before, new: true }) })
  const order = listOrder(address, courseSorting)
  const mayCreate = useHolds(kind.right)
  const isTable = search.view === 'table'
  const tools = useTools(address, order)

  return (
    <ExpertPage
      title={t(texts.title)}
      actions={
        <>
          <Removed kind={kind} />
          {mayCreate && (
            <Button variant="primary" icon={<Icon of={Plus} />} onClick={create}>
              {t(texts.create)}
            </Button>
          )}
        </>
      }
      keys={[
        ...(mayCreate ? [{ keys: ['c'], label: t(texts.create), onPress: create }] : []),
        {
          keys: ['f'],
          label: t('create-course.key_search'),
          onPress: () => field.current?.querySelector('input')?.focus(),
        },
      ]}
      commands={courses.slice(0, 50).map((course) => ({
        id: `course-${course.id}`,
        label: course.title,
        icon: kind.icon,
        run: () => void navigate({ to: '/expert/course/$courseId', params: { courseId: course.id } }),
      }))}
    >
      {mayCreate && <ComingCourses />}
      <ListView
        list={list}
        address={address}
        search={{ label: t(texts.search), field }}
        {...tools}
        empty={<NoCourses kind={kind} onCreate={mayCreate ? create : undefined} />}
        noneFound={{
          title: t(texts.noneFound),
          text: t('create-course.courses_none_found_text'),
        }}
      >
        {(shown) =>
          isTable ? (
            <CourseTable title={t(texts.title)} courses={shown} order={order.table} actions={actions} />
          ) : (
            <CourseCards courses={shown} actions={actions} />
          )
        }
      </ListView>
      {actions.dialog}
      <CreateCourse
        typeId={typeId}
        open={mayCreate && search.new === true}
        onClose={() => void navigate({ search: (before) => ({ ...before, new: undefined }), replace: true })}
      />
    </ExpertPage>
  )
}

/** The way to what was deleted, for those who may bring it back. */
const Removed = ({ kind: { typeId, rightToDelete } }: { kind: ListKind }) => {
  const { t } = useTexts()
  const mayDelete = useHolds(rightToDelete)
  const [isOpen, setOpen] = useState(false)
  if (!mayDelete) return null
  return (
    <>
      <Button variant="quiet" icon={<Icon of={Trash2} />} onClick={() => setOpen(true)}>
        {t('create-course.trash')}
      </Button>
      {isOpen && <RemovedCourses typeId={typeId} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The order to choose from, where there is no head of a table, and the two views. */
const useTools = (
  { search, change }: ListAddress<CourseListSearch>,
  { order, choose }: { order: ListSort; choose: (value: string) => void },
) => {
  const { t } = useTexts()
  const status = choiceFilter({
    id: 'status',
    label: t('create-course.status'),
    anyLabel: t('create-course.status_current'),
    value: search.status,
    values: listStatuses,
    textOf: (each) => t(statusTexts[each]),
    onChange: (chosen) => change({ status: chosen }),
    asChips: true,
  })
  return {
    filters: [status],
    order:
      search.view === 'table'
        ? undefined
        : {
            label: t('courses.sort'),
            value: order,
            options: listSorts.map((sort) => ({ value: sort, label: t(sortTexts[sort]) })),
            onChange: choose,
          },
    views: {
      label: t('courses.view'),
      value: search.view ?? 'cards',
      segments: [
        { value: 'cards', label: t('courses.view_cards'), icon: LayoutGrid },
        { value: 'table', label: t('courses.view_table'), icon: Table2 },
      ],
      onChange: (view: string) => change({ view: view === 'table' ? view : undefined }),
    },
  }
}

interface NoCoursesProps {
  kind: ListKind
  /** Missing for whoever may not make one. */
  onCreate: (() => void) | undefined
}

const NoCourses = ({ kind: { icon, texts }, onCreate }: NoCoursesProps) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={icon}
      framed
      title={t(onCreate ? texts.empty : texts.none)}
      text={t(onCreate ? texts.emptyText : texts.noneText)}
      add={onCreate && { label: t(texts.create), onAdd: onCreate }}
    />
  )
}

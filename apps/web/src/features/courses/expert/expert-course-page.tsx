import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Tabs } from '@lectern/ui/layout/tabs'
import { Suspense, useCallback, useState } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage, LearnerPageLink } from '../../../frame/expert/index.ts'
import { WorkState } from '../../../frame/index.ts'
import { getCourse, getProgram } from '../api.ts'
import { CourseSettings } from './course-settings.tsx'
import { listOfType } from './list-of-type.ts'
import { Participants } from './participants/participants.tsx'
import { programHints, programKeys } from './program/program-keys.ts'
import { ProgramEditor } from './program/program-editor.tsx'
import { CourseProgressTab } from './progress/course-progress-tab.tsx'
import { PublishCourse } from './publishing/publish-course.tsx'
import type { SheetView } from './publishing/publish-sheet.tsx'
import { useCourseActions } from './use-course-actions.tsx'
import { ProductTeam } from './team/product-team.tsx'
import styles from './expert-courses.module.css'

const from = '/expert/course/$courseId/'

/** One course for its author: program, settings, participants (document 000 §2). */
export const ExpertCoursePage = () => {
  const { t } = useTexts()
  const { courseId } = useParams({ from })
  const search = useSearch({ from })
  const { tab = 'program' } = search
  const navigate = useNavigate({ from })
  const params = { course: courseId }
  const course = useSuspenseQuery(queryFor(getCourse, { params })).data.data
  const program = useSuspenseQuery(queryFor(getProgram, { params })).data.data
  const { lessons } = program
  const list = listOfType[course.type_id]
  const kind = productKindOf(course.type_id)
  const [sheet, setSheet] = useState<SheetView | null>(null)
  const check = useCallback(() => setSheet('check'), [])
  const actions = useCourseActions(() => void navigate({ to: list.href }))
  return (
    <ExpertPage
      title={course.title}
      crumbs={[{ label: t(list.title), href: list.href }]}
      saved={<WorkState />}
      keys={tab === 'program' ? programKeys(t) : []}
      hints={tab === 'program' && lessons.length > 0 ? programHints(t) : []}
      actions={
        <>
          <LearnerPageLink href={course.link} label={t('create-course.open_learner_page')} />
          <PublishCourse {...{ course, lessons, actions, sheet }} onSheet={setSheet} />
          {actions.dialog}
        </>
      }
    >
      <div className={styles.coursePage}>
        <Tabs
          label={t('courses.course_parts', { kind })}
          items={[
            { id: 'program', label: t('courses.tab_program'), count: lessons.length },
            { id: 'settings', label: t('courses.tab_settings') },
            {
              id: 'participants',
              label: t('create-course.tab_participants'),
              count: course.participants_count,
            },
            { id: 'progress', label: t('create-course.progress') },
            { id: 'team', label: t('school.team_short') },
          ]}
          value={tab}
          onChange={(next) => void navigate({ search: next === 'program' ? {} : { tab: next } })}
        >
          {tab === 'program' && <ProgramEditor course={course} program={program} onCheck={check} />}
          {tab === 'settings' && (
            // The whole page waits for its editor: nothing moves when it is there.
            <Suspense fallback={<SkeletonText lines={12} />}>
              <CourseSettings key={course.id} course={course} />
            </Suspense>
          )}
          {tab === 'participants' && <Participants product={course.product_id} kind={kind} search={search} />}
          {tab === 'progress' && <CourseProgressTab course={course} search={search} />}
          {tab === 'team' && <ProductTeam product={course.product_id} kind={kind} />}
        </Tabs>
      </div>
    </ExpertPage>
  )
}

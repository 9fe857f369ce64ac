import { useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { buttonClass } from '@lectern/ui/button'
import { EmptyState } from '@lectern/ui/empty-state'
import { Icon } from '@lectern/ui/icon'
import { IconButton } from '@lectern/ui/icon-button'
import { SkeletonText } from '@lectern/ui/skeleton'
import { ExternalLink, PanelsTopLeft, SlidersHorizontal } from 'lucide-react'
import { useRef, useState } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage, type PageKey } from '../../expert-shell/index.ts'
import { useConnection, WorkState } from '../../frame/index.ts'
import { LessonSettings } from './lesson-settings.tsx'
import { LessonTitle } from './lesson-title.tsx'
import { LessonRefused } from './lesson-refused.tsx'
import { LostSections } from './lost-sections.tsx'
import { PublishLesson } from './publish-lesson.tsx'
import { SectionEditor, type SectionEditorHandle } from './section-editor.tsx'
import { SectionRail } from './section-rail.tsx'
import { useLessonEditing } from './use-lesson-editing.ts'
import { useSectionWork } from './use-section-work.ts'
import styles from './lesson-editor.module.css'

const from = '/expert/course/$courseId/lesson/$lessonId/constructor'

/** The lesson editor (documents 000 §3-§4, 002 §2): sections at the left, the units of one in the middle. */
export const LessonEditor = () => {
  const { lessonId } = useParams({ from })
  return <OpenLesson key={lessonId} />
}

const OpenLesson = () => {
  const { t } = useTexts()
  const { courseId, lessonId } = useParams({ from })
  const { courseTitle } = useLoaderData({ from })
  const { section } = useSearch({ from })
  const navigate = useNavigate({ from })
  const [showsSettings, setShowsSettings] = useState(false)
  const editor = useRef<SectionEditorHandle>(null)
  const offline = useConnection() === 'none'
  const editing = useLessonEditing(courseId, lessonId)
  const { lesson, reload, kept, state, fields, docs, sectionIds } = editing

  const active = Math.min(section, Math.max(0, sectionIds.length - 1))
  const setActive = (at: number) => void navigate({ search: { section: at }, replace: true })
  const work = useSectionWork({ lessonId, sectionIds, active, setActive, kept, reload })
  const activeId = sectionIds[active]
  const activeDoc = activeId === undefined ? undefined : docs.get(activeId)
  const addSection = () => work.add.mutate({ name: '', info_units: [] })

  const keys: PageKey[] = [
    { keys: ['t'], label: t('create-course.key_text'), onPress: () => editor.current?.add(unitType.text) },
    {
      keys: ['p'],
      label: t('create-course.key_practice'),
      onPress: () => editor.current?.add(unitType.quiz),
    },
    { keys: ['s'], label: t('create-course.key_section'), onPress: addSection },
    { keys: ['/'], label: t('create-course.key_slash') },
    { keys: ['Alt', '↑', '↓'], label: t('create-course.key_move') },
    { keys: ['Ctrl', 'K'], label: t('create-course.key_link') },
    { keys: ['Tab'], label: t('create-course.key_tab') },
    { keys: ['Esc'], label: t('create-course.key_leave') },
  ]
  const commands = [
    { id: 'add-section', label: t('create-course.section_add'), run: addSection },
    { id: 'settings', label: t('create-course.lesson_settings'), run: () => setShowsSettings(true) },
  ]

  return (
    <ExpertPage
      title={fields.title}
      crumbs={[
        { label: t('expert.menu_courses'), href: paths.expertCourses },
        { label: courseTitle, href: paths.expertCourse(courseId) },
      ]}
      saved={<WorkState />}
      width="bare"
      keys={keys}
      commands={commands}
      actions={
        <>
          <a
            href={lesson.link}
            target="_blank"
            rel="noopener"
            className={buttonClass({ look: 'secondary' })}
            title={t('create-course.view_lesson')}
          >
            <Icon of={ExternalLink} />
            <span className={styles.wideOnly}>{t('create-course.view_lesson')}</span>
          </a>
          <IconButton
            look="secondary"
            icon={SlidersHorizontal}
            label={t('create-course.lesson_settings')}
            tipSide="below"
            onClick={() => setShowsSettings(true)}
          />
          <PublishLesson kept={kept} fields={fields} />
        </>
      }
    >
      <div className={styles.layout}>
        <SectionRail
          sectionIds={sectionIds}
          docs={docs}
          active={active}
          setActive={setActive}
          work={work}
          addSection={addSection}
          offline={offline}
        />
        <div className={styles.column}>
          <LostSections lesson={lesson} onPutBack={(content) => work.add.mutateAsync(content)} />
          {kept && state && <LessonRefused kept={kept} state={state} />}
          <LessonTitle kept={kept} fields={fields} />
          {activeDoc && (
            <SectionEditor
              ref={editor}
              key={activeId}
              doc={activeDoc}
              number={active + 1}
              count={sectionIds.length}
            />
          )}
          {!activeDoc && activeId !== undefined && <SkeletonText lines={6} />}
          {activeId === undefined && (
            <EmptyState
              icon={PanelsTopLeft}
              framed
              title={t('create-course.sections_empty')}
              text={t('create-course.sections_empty_text')}
              add={{ label: t('create-course.section_add'), onAdd: addSection }}
            />
          )}
        </div>
      </div>
      <LessonSettings
        open={showsSettings}
        onClose={() => setShowsSettings(false)}
        kept={kept}
        fields={fields}
      />
    </ExpertPage>
  )
}

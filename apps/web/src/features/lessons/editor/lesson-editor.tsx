import type { Present } from '@lectern/contract/lessons/live'
import { lessonLimits } from '@lectern/contract/lessons/lesson-limits'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import { useLoaderData, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { PanelsTopLeft } from 'lucide-react'
import { useMemo, useRef, useState, type Ref } from 'react'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { useConnection, WorkState } from '../../../frame/index.ts'
import { LessonPreviewsContext, type LessonPreviews } from '../../blocks/index.ts'
import { DropFiles } from './drop-files.tsx'
import { LeftInLesson } from './left-recording.tsx'
import { HeldLessonPlace } from './held-edits/held-lesson-place.tsx'
import { useHeldLesson } from './held-edits/use-held-lesson.ts'
import { LessonActions } from './lesson-actions.tsx'
import { LessonDialogs, type LessonDialog } from './lesson-dialogs.tsx'
import { lessonKeys } from './lesson-keys.ts'
import { LessonSizeNotice } from './lesson-size-notice.tsx'
import { LessonTitle } from './lesson-title.tsx'
import { LessonRefused } from './lesson-refused.tsx'
import { useLessonLive } from './live/use-lesson-live.ts'
import { LostSections } from './lost-sections.tsx'
import { SectionEditor, type SectionEditorHandle } from './section/section-editor.tsx'
import { SectionRail } from './section/section-rail.tsx'
import { useLessonEditing } from './use-lesson-editing.ts'
import type { SectionDocument } from './section/open-section.ts'
import { useSectionWork } from './section/use-section-work.ts'
import { useVersionsKey } from './versions/use-versions-key.ts'
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
  const { courseTitle, list } = useLoaderData({ from })
  const { section } = useSearch({ from })
  const navigate = useNavigate({ from })
  const [dialog, setDialog] = useState<LessonDialog>()
  const editor = useRef<SectionEditorHandle>(null)
  const offline = useConnection() === 'none'
  const editing = useLessonEditing(courseId, lessonId)
  const { lesson, reload, kept, state, fields, docs, sectionIds } = editing

  const active = Math.min(section, Math.max(0, sectionIds.length - 1))
  const setActive = (at: number) => void navigate({ search: { section: at }, replace: true })
  const activeId = sectionIds[active]
  const work = useSectionWork({ lessonId, sectionIds, active, setActive, kept, reload })
  const activeDoc = activeId === undefined ? undefined : docs.get(activeId)
  const held = useHeldLesson(editing, activeDoc?.entity ?? '')
  const people = useLessonLive({ lessonId, docs, activeId, reload })
  const addSection = () => {
    if (sectionIds.length < lessonLimits.sections) work.add.mutate({ name: '', info_units: [] })
  }

  const courseCrumb = { label: courseTitle, href: expertPaths.course(courseId) }
  useVersionsKey(() => setDialog('versions'))
  // oxlint-disable-next-line react/refs -- read when a key is pressed
  const keys = lessonKeys(t, { addUnit: (typeId) => editor.current?.add(typeId), addSection })
  const commands = commandsOf(t, { addSection, openDialog: setDialog })

  return (
    <ExpertPage
      title={fields.title}
      crumbs={[{ label: t(list.title), href: list.href }, courseCrumb]}
      saved={<WorkState />}
      width="bare"
      keys={keys}
      commands={commands}
      actions={
        <LessonActions
          people={people}
          lesson={lesson}
          kept={kept}
          fields={fields}
          held={held}
          openDialog={setDialog}
        />
      }
    >
      <div className={styles.layout}>
        <SectionRail
          sectionIds={sectionIds}
          docs={docs}
          people={people}
          active={active}
          setActive={setActive}
          work={work}
          addSection={addSection}
          offline={offline}
        />
        <div className={styles.column}>
          <LostSections lesson={lesson} onPutBack={(content) => work.add.mutateAsync(content)} />
          {kept && state && <LessonRefused kept={kept} state={state} />}
          <HeldLessonPlace work={held} />
          {activeDoc && <LeftInLesson onUnit={(unit) => editor.current?.fill(unit)} />}
          <LessonTitle kept={kept} fields={fields} />
          {activeDoc && <LessonSizeNotice docs={docs} active={activeDoc} />}
          <ActiveSection
            key={activeId}
            ref={editor}
            lesson={lesson}
            doc={activeDoc}
            people={people}
            number={active + 1}
            sectionIds={sectionIds}
            docs={docs}
            addSection={addSection}
          />
        </div>
      </div>
      <DropFiles isOn={activeDoc !== undefined} onUnit={(unit) => editor.current?.insert(unit)} />
      <LessonDialogs editing={editing} open={dialog} onOpen={setDialog} />
    </ExpertPage>
  )
}

const previewsOf = ({ lesson_previews }: Lesson): LessonPreviews =>
  new Map(lesson_previews.flatMap(({ index, url }) => (url === null ? [] : [[index, url]])))

const commandsOf = (
  t: Translate,
  { addSection, openDialog }: { addSection: () => void; openDialog: (dialog: LessonDialog) => void },
) => [
  { id: 'add-section', label: t('lesson-editor.section_add'), run: addSection },
  { id: 'settings', label: t('lesson-editor.lesson_settings'), run: () => openDialog('settings') },
  { id: 'versions', label: t('lesson-editor.lesson_versions'), run: () => openDialog('versions') },
  { id: 'copy', label: t('create-course.copy_content'), run: () => openDialog('copy') },
  { id: 'trash', label: t('create-course.trash'), run: () => openDialog('trash') },
]

interface ActiveSectionProps {
  lesson: Lesson
  doc: SectionDocument | undefined
  people: readonly Present[]
  number: number
  sectionIds: readonly number[]
  docs: ReadonlyMap<number, SectionDocument>
  addSection: () => void
  ref: Ref<SectionEditorHandle>
}

const ActiveSection = ({ lesson, doc, addSection, ...section }: ActiveSectionProps) => {
  const { t } = useTexts()
  const previews = useMemo(() => previewsOf(lesson), [lesson])
  if (doc)
    return (
      <LessonPreviewsContext value={previews}>
        <SectionEditor doc={doc} {...section} />
      </LessonPreviewsContext>
    )
  if (section.sectionIds.length > 0) return <SkeletonText lines={6} />
  return (
    <EmptyState
      icon={PanelsTopLeft}
      framed
      title={t('lesson-editor.sections_empty')}
      text={t('lesson-editor.sections_empty_text')}
      add={{ label: t('lesson-editor.section_add'), onAdd: addSection }}
    />
  )
}

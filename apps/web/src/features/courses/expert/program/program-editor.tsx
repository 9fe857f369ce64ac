import type { Course } from '@lectern/contract/courses/course'
import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import { Button } from '@lectern/ui/actions/button'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { useSelection } from '@lectern/ui/list-page/use-selection'
import {
  CalendarClock,
  CalendarDays,
  ChevronsDownUp,
  ChevronsUpDown,
  FolderPlus,
  ListChecks,
  ListTree,
} from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CopyContent, useReleaseWords } from '../../../lessons/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useDrawnCount } from '../../../../lib/use-drawn-count.ts'
import { AddLine } from './add-line.tsx'
import { CourseCheck } from './course-check.tsx'
import type { LineHands } from './line-props.ts'
import { DeleteModule } from './delete-module.tsx'
import { ProgramBulk } from './program-bulk.tsx'
import { ProgramLessonLine } from './program-lesson.tsx'
import { ProgramModuleLine } from './program-module.tsx'
import { inOrder, lessonRowId, moveRow, rowsOf, type ProgramRow } from './program-rows.ts'
import { ReleaseOf, type Released } from './release-of.tsx'
import { type ProgramWork, useProgramWork } from './use-program-work.ts'
import styles from './program.module.css'

const ProgramCalendar = lazy(async () => ({
  default: (await import('./program-calendar.tsx')).ProgramCalendar,
}))

const drawnLines = { first: 40, step: 40 }

interface ProgramEditorProps {
  course: Course
  program: Program
}

/** What stands in a dialog above the program. */
type Asked =
  | { readonly kind: 'release'; readonly of: Released }
  | { readonly kind: 'copy'; readonly to: ProgramLesson }
  | { readonly kind: 'delete'; readonly module: ProgramModule }
  | { readonly kind: 'check' }
  | { readonly kind: 'calendar' }

/** The same hands at every drawing; what they do is the newest. */
const useHands = (hands: LineHands): LineHands => {
  const newest = useRef(hands)
  useLayoutEffect(() => {
    newest.current = hands
  })
  const [stable] = useState<LineHands>(() => ({
    program: () => newest.current.program(),
    work: () => newest.current.work(),
    move: (place, step) => newest.current.move(place, step),
    release: (of) => newest.current.release(of),
    toggle: (module) => newest.current.toggle(module),
    askDelete: (module) => newest.current.askDelete(module),
    select: (rowId) => newest.current.select(rowId),
    copyTo: (lesson) => newest.current.copyTo(lesson),
  }))
  return stable
}

/** The modules and lessons of a course in their order. */
export const ProgramEditor = ({ course, program: stored }: ProgramEditorProps) => {
  const work = useProgramWork(course.id)
  const { wanted } = work
  const program = useMemo(() => (wanted ? inOrder(stored, wanted) : stored), [stored, wanted])
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const selection = useSelection()
  const rows = useMemo(() => rowsOf(program, closed), [program, closed])
  const ids = useMemo(() => rows.map((row) => row.id), [rows])
  const drawn = useDrawnCount(rows.length, drawnLines)
  const move = (from: number, to: number) => work.move(moveRow(rows, from, to))
  const { list, itemProps, handleProps } = useSortable({ ids, onMove: move })
  const toggle = (id: number) => setClosed((before) => toggled(before, id))
  const isEmpty = program.lessons.length === 0 && program.modules.length === 0
  const close = () => setAsked(undefined)
  const hands = useHands({
    program: () => program,
    work: () => work,
    move: (place, step) => move(place, place + step),
    release: (of) => setAsked({ kind: 'release', of }),
    toggle: ({ id }) => toggle(id),
    askDelete: (module) => setAsked({ kind: 'delete', module }),
    select: (rowId) => selection.onChange(toggled(selection.selected, rowId)),
    copyTo: (to) => setAsked({ kind: 'copy', to }),
  })
  const lineProps = (at: number) => ({
    ...{ total: rows.length, place: at, hands },
    item: itemProps(at),
    handle: handleProps(at),
  })
  const chosen = program.lessons.filter(({ id }) => selection.selected.has(lessonRowId(id)))
  const line = (row: ProgramRow, at: number) =>
    row.kind === 'module' ? (
      <ProgramModuleLine key={row.id} row={row} {...lineProps(at)} />
    ) : (
      <ProgramLessonLine
        key={row.id}
        row={row}
        {...lineProps(at)}
        courseId={course.id}
        isSelected={selection.selected.has(row.id)}
      />
    )
  return (
    <div className={styles.program}>
      {isEmpty ? (
        <NoProgram />
      ) : (
        <>
          <Tools
            {...{ course, program, work, closed, setClosed }}
            onRelease={() => setAsked({ kind: 'release', of: { kind: 'course' } })}
            onCheck={() => setAsked({ kind: 'check' })}
            onCalendar={() => setAsked({ kind: 'calendar' })}
          />
          <ol ref={list} className={styles.list}>
            {rows.slice(0, drawn).map(line)}
          </ol>
        </>
      )}
      <AddBelow program={program} work={work} />
      <ProgramBulk
        chosen={chosen}
        program={program}
        work={work}
        onClear={selection.clear}
        onRelease={(of) => setAsked({ kind: 'release', of })}
      />
      {asked && <AskedDialog {...{ asked, course, program, work }} onClose={close} />}
    </div>
  )
}

interface AskedDialogProps extends ProgramEditorProps {
  asked: Asked
  work: ProgramWork
  onClose: () => void
}

const AskedDialog = ({ asked, course, program, work, onClose }: AskedDialogProps) => {
  switch (asked.kind) {
    case 'release':
      return <ReleaseOf released={asked.of} {...{ course, program, work, onClose }} />
    case 'copy':
      return <CopyContent lesson={asked.to} onClose={onClose} onCopied={work.reload} />
    case 'check':
      return <CourseCheck {...{ course, program, work, onClose }} />
    case 'calendar':
      return (
        <Suspense>
          <ProgramCalendar {...{ course, program, onClose }} />
        </Suspense>
      )
    case 'delete':
      return <DeleteModule module={asked.module} {...{ program, work, onClose }} />
  }
}

/** The set with one thing more, or without it. */
const toggled = <Thing,>(before: ReadonlySet<Thing>, thing: Thing): Set<Thing> => {
  const rest = new Set(before)
  if (!rest.delete(thing)) rest.add(thing)
  return rest
}

const NoProgram = () => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={ListTree}
      framed
      title={t('create-course.program_empty')}
      text={t('create-course.program_empty_text')}
    />
  )
}

interface ToolsProps {
  course: Course
  program: Program
  work: ProgramWork
  closed: ReadonlySet<number>
  setClosed: (closed: ReadonlySet<number>) => void
  onRelease: () => void
  onCheck: () => void
  onCalendar: () => void
}

const Tools = (props: ToolsProps) => {
  const { course, program, work, closed, setClosed, onRelease, onCheck, onCalendar } = props
  const { t } = useTexts()
  const words = useReleaseWords()
  const { modules } = program
  const isOpen = modules.some(({ id }) => !closed.has(id))
  const { module: label } = course.labels
  const number = modules.length + 1
  const title = label === undefined ? t('create-course.module_new', { number }) : `${label} ${number}`
  return (
    <div className={styles.tools}>
      <Button variant="quiet" icon={<Icon of={ListChecks} />} onClick={onCheck}>
        {t('create-course.check_open')}
      </Button>
      <Button variant="quiet" icon={<Icon of={CalendarClock} />} onClick={onRelease}>
        {t('create-course.release_of_course', { words: words(program.release) })}
      </Button>
      <Button variant="quiet" icon={<Icon of={CalendarDays} />} onClick={onCalendar}>
        {t('create-course.calendar_open')}
      </Button>
      {modules.length > 0 && (
        <Button
          variant="quiet"
          icon={<Icon of={isOpen ? ChevronsDownUp : ChevronsUpDown} />}
          onClick={() => setClosed(new Set(isOpen ? modules.map(({ id }) => id) : []))}
        >
          {t(isOpen ? 'create-course.modules_close' : 'create-course.modules_open')}
        </Button>
      )}
      <Button
        icon={<Icon of={FolderPlus} />}
        busy={work.addModule.isPending}
        onClick={() => work.addModule.mutate(title)}
      >
        {label === undefined ? t('create-course.module_add') : t('create-course.module_add_named', { label })}
      </Button>
    </div>
  )
}

/** New lessons stand at the end of the last module, or of the program without modules. */
const AddBelow = ({ program: { modules }, work }: Pick<ToolsProps, 'program' | 'work'>) => {
  const { t } = useTexts()
  const last = modules.at(-1)
  return (
    <AddLine
      label={
        last
          ? t('create-course.lesson_new_title_in', { title: last.title })
          : t('create-course.lesson_new_title')
      }
      busy={work.add.isPending}
      onAdd={(title, done) => work.add.mutate({ title, module_id: last?.id ?? null }, { onSuccess: done })}
    />
  )
}

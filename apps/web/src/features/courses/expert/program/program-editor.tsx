import type { Course } from '@lectern/contract/courses/course'
import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useSelection } from '@lectern/ui/list-page/use-selection'
import { toggleRow } from '@lectern/ui/lists/table-selection'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { CopyContent } from '../../../lessons/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { AddLine } from './add-line.tsx'
import { storeProgramLook, readProgramLook } from './program-look.ts'
import type { LineHands } from './lines/line-props.ts'
import { neverOpening, ruledBy } from './never-opening.ts'
import { NoProgram } from './no-program.tsx'
import { DeleteModule } from './delete-module.tsx'
import { ProgramBulk } from './program-bulk.tsx'
import { ProgramLines } from './program-lines.tsx'
import { inOrder, lessonRowId, moveRow, rowsOf, type ProgramRow } from './program-rows.ts'
import { ProgramTools } from './program-tools.tsx'
import { ReleaseOf, type Released } from './release-of.tsx'
import { type ProgramWork, useProgramWork } from './use-program-work.ts'
import styles from './program.module.css'

const ProgramCalendar = lazy(async () => ({
  default: (await import('./program-calendar.tsx')).ProgramCalendar,
}))

interface ProgramEditorProps {
  course: Course
  program: Program
  /** Opens the check of the course. */
  onCheck: () => void
}

/** What stands in a dialog above the program. */
type Asked =
  | { readonly kind: 'release'; readonly of: Released }
  | { readonly kind: 'copy'; readonly to: ProgramLesson }
  | { readonly kind: 'delete'; readonly module: ProgramModule }
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
    select: (rowId, isRange) => newest.current.select(rowId, isRange),
    mend: (lesson) => newest.current.mend(lesson),
    copyTo: (lesson) => newest.current.copyTo(lesson),
  }))
  return stable
}

/** Which lessons are chosen; with Shift all lines in sight since the one that was pressed before. */
const useChosen = (rows: readonly ProgramRow[]) => {
  const { selected, onChange, clear } = useSelection()
  const [last, setLast] = useState<string>()
  const select = (id: string, isRange: boolean) => {
    const lessons = rows.flatMap((row) => (row.kind === 'lesson' ? [row.id] : []))
    onChange(toggleRow(lessons, selected, id, isRange ? last : undefined))
    setLast(id)
  }
  return { selected, select, clear }
}

/** The lessons that learners can never open; it is told when a change made them so. */
const useLocked = (program: Program, onCheck: () => void): ReadonlySet<number> => {
  const { t } = useTexts()
  const locked = useMemo(() => neverOpening(program), [program])
  const before = useRef(locked)
  useEffect(() => {
    const fresh = program.lessons.find(({ id }) => locked.has(id) && !before.current.has(id))
    before.current = locked
    if (fresh)
      toasts.show({
        ...{ tone: 'warning', title: t('courses.found_lesson_locked'), message: fresh.title },
        action: { label: t('create-course.check_open'), onSelect: onCheck },
      })
  }, [locked, program, t, onCheck])
  return locked
}

/** The modules and lessons of a course in their order. */
export const ProgramEditor = ({ course, program: stored, onCheck }: ProgramEditorProps) => {
  const work = useProgramWork(course.id)
  const { wanted } = work
  const program = useMemo(() => (wanted ? inOrder(stored, wanted) : stored), [stored, wanted])
  const [look] = useState(() => readProgramLook(course.id))
  const [known] = useState(() => new Map(look.sizes))
  const [closed, setClosed] = useState<ReadonlySet<number>>(() => new Set(look.closed))
  const [asked, setAsked] = useState<Asked>()
  const rows = useMemo(() => rowsOf(program, closed), [program, closed])
  const chosen = useChosen(rows)
  const locked = useLocked(program, onCheck)
  const move = (from: number, to: number) => work.move(moveRow(rows, from, to))
  const isEmpty = program.lessons.length === 0 && program.modules.length === 0
  const hands = useHands({
    program: () => program,
    work: () => work,
    move: (place, step) => move(place, place + step),
    release: (of) => setAsked({ kind: 'release', of }),
    toggle: ({ id }) => setClosed((before) => toggled(before, id)),
    askDelete: (module) => setAsked({ kind: 'delete', module }),
    select: chosen.select,
    mend: (lesson) => setAsked({ kind: 'release', of: ruledBy(lesson, program) }),
    copyTo: (to) => setAsked({ kind: 'copy', to }),
  })
  return (
    <div className={styles.program}>
      {isEmpty ? (
        <NoProgram
          course={course}
          adding={work.addModule}
          onRelease={() => setAsked({ kind: 'release', of: { kind: 'course' } })}
        />
      ) : (
        <>
          <ProgramTools
            {...{ course, program, work, closed, setClosed, onCheck }}
            onRelease={() => setAsked({ kind: 'release', of: { kind: 'course' } })}
            onCalendar={() => setAsked({ kind: 'calendar' })}
          />
          <ProgramLines
            {...{ course, program, rows, locked, known, hands }}
            selected={chosen.selected}
            onMove={move}
            onLeave={(sizes) => storeProgramLook(course.id, { closed: [...closed], sizes: [...sizes] })}
          />
        </>
      )}
      <AddBelow program={program} work={work} />
      <ProgramBulk
        chosen={program.lessons.filter(({ id }) => chosen.selected.has(lessonRowId(id)))}
        program={program}
        work={work}
        onClear={chosen.clear}
        onRelease={(of) => setAsked({ kind: 'release', of })}
      />
      {asked && <AskedDialog {...{ asked, course, program, work }} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

interface AskedDialogProps extends Omit<ProgramEditorProps, 'onCheck'> {
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

/** New lessons stand at the end of the last module, or of the program without modules. */
const AddBelow = ({ program: { modules }, work }: Pick<AskedDialogProps, 'program' | 'work'>) => {
  const { t } = useTexts()
  const last = modules.at(-1)
  return (
    <AddLine
      label={last ? t('courses.lesson_new_title_in', { title: last.title }) : t('courses.lesson_new_title')}
      busy={work.add.isPending}
      onAdd={(title, done) => work.add.mutate({ title, module_id: last?.id ?? null }, { onSuccess: done })}
    />
  )
}

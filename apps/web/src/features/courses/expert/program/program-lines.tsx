import type { Course } from '@lectern/contract/courses/course'
import type { Program } from '@lectern/contract/courses/program'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { allDrawnUpTo, useWindowLines } from '../../../../lib/scrolling/use-window-lines.ts'
import { useId, useLayoutEffect, useMemo, useState } from 'react'
import { useTexts } from '../../../../lib/texts/index.ts'
import type { LineHands } from './lines/line-props.ts'
import { ProgramFind } from './program-find.tsx'
import { ProgramLessonLine } from './lines/program-lesson.tsx'
import { ProgramModuleLine } from './lines/program-module.tsx'
import { titleOf, type ProgramRow } from './program-rows.ts'
import { useLineFocus } from './lines/use-line-focus.ts'
import styles from './program.module.css'

interface ProgramLinesProps {
  course: Course
  program: Program
  rows: readonly ProgramRow[]
  selected: ReadonlySet<string>
  /** Lessons that learners can never open. */
  locked: ReadonlySet<number>
  /** Of the lines as they were drawn before, by their ids. */
  known: ReadonlyMap<string, number>
  onLeave: (sizes: ReadonlyMap<string, number>) => void
  hands: LineHands
  onMove: (from: number, to: number) => void
}

/** Pixels of a line with a title in one line. */
const sizes = { wide: { module: 57, lesson: 53 }, narrow: { module: 81, lesson: 75 } }
const narrow = '(max-width: 900px)'

/** The lines of a program as a tree with columns, of which those in sight are drawn. */
export const ProgramLines = (props: ProgramLinesProps) => {
  const { course, program, rows, selected, locked, known, onLeave, hands, onMove } = props
  const { t } = useTexts()
  const keys = useId()
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const nameOf = (at: number) => {
    const row = rows[at]
    return row ? titleOf(row) : ''
  }
  const { list, over, itemProps, handleProps } = useSortable<HTMLDivElement>({ ids, nameOf, onMove })
  const focus = useLineFocus(list, rows, hands)
  const [found, setFound] = useState<{ id: string }>()
  const [size] = useState(() => (matchMedia(narrow).matches ? sizes.narrow : sizes.wide))
  const { at } = focus
  const { lines, height, measure } = useWindowLines({
    ...{ list, ids, known, onLeave },
    sizeOf: (place) => size[rows[place]?.kind ?? 'lesson'],
    kept: [at - 1, at, at + 1, over],
  })

  useLayoutEffect(() => {
    const place = found ? ids.indexOf(found.id) : -1
    if (place >= 0) focus.lineAt(place)?.scrollIntoView({ block: 'center' })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each line that is found
  }, [found])

  return (
    <>
      {program.lessons.length + program.modules.length > allDrawnUpTo && (
        <ProgramFind
          program={program}
          onNothing={() => setFound(undefined)}
          onFound={(id, module) => {
            if (module && !rows.some((row) => row.id === id)) hands.toggle(module)
            focus.point(id)
            setFound({ id })
          }}
        />
      )}
      <VisuallyHidden id={keys}>{t('courses.program_keys')}</VisuallyHidden>
      <div
        ref={list}
        role="treegrid"
        aria-label={t('courses.tab_program')}
        aria-describedby={keys}
        aria-multiselectable
        aria-rowcount={rows.length}
        className={styles.lines}
        data-chosen={selected.size > 0 || undefined}
        style={{ blockSize: height }}
        {...focus.listProps}
      >
        {lines.map(({ at: place, top }) => {
          const row = rows[place]
          if (!row) return null
          const line = {
            ...{ at: place, total: rows.length, top, measure, hands },
            isCurrent: place === at,
            isFound: row.id === found?.id,
            item: itemProps(place),
            handle: handleProps(place),
          }
          return row.kind === 'module' ? (
            <ProgramModuleLine key={row.id} row={row} {...line} />
          ) : (
            <ProgramLessonLine
              key={row.id}
              row={row}
              {...line}
              courseId={course.id}
              isSelected={selected.has(row.id)}
              isLocked={locked.has(row.lesson.id)}
            />
          )
        })}
      </div>
    </>
  )
}

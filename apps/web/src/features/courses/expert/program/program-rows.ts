import { holdsWords } from '@lectern/contract/kernel/words/fold'
import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import { inserted, removed } from '../../../../lib/lists.ts'

/** Where a line stands among those beside it: modules and the lessons before them, or the lessons of one module. */
interface RowPlace {
  readonly level: 1 | 2
  /** From 1. */
  readonly place: number
  readonly size: number
}

export interface ModuleRow extends RowPlace {
  readonly kind: 'module'
  readonly id: string
  readonly number: number
  readonly module: ProgramModule
  readonly lessons: readonly ProgramLesson[]
  readonly isOpen: boolean
}

export interface LessonRow extends RowPlace {
  readonly kind: 'lesson'
  readonly id: string
  /** "2.3", or "3" where there are no modules; empty before the first one. */
  readonly number: string
  readonly lesson: ProgramLesson
}

/** A line of the program as it is shown: modules, each with its lessons below it while it is open. */
export type ProgramRow = ModuleRow | LessonRow

/** What the server is told of an order. */
export interface ProgramOrder {
  readonly lesson_ids: number[]
  readonly modules: { readonly id: number; readonly lesson_ids: number[] }[]
}

export const moduleRowId = (id: number): string => `module-${id}`
export const lessonRowId = (id: number): string => `lesson-${id}`

/** The lines of a program; `closed` names the modules whose lessons are not in sight. */
export const rowsOf = ({ modules, lessons }: Program, closed: ReadonlySet<number>): ProgramRow[] => {
  const of = Map.groupBy(lessons, (lesson) => lesson.module_id)
  const first = of.get(null) ?? []
  const size = first.length + modules.length
  const rowOf = (lesson: ProgramLesson, number: string, at: RowPlace): LessonRow => ({
    ...{ kind: 'lesson', id: lessonRowId(lesson.id), number, lesson },
    ...at,
  })
  const numberOf = (at: number) => (modules.length === 0 ? String(at + 1) : '')
  const before = first.map((lesson, at) => rowOf(lesson, numberOf(at), { level: 1, place: at + 1, size }))
  return modules.reduce<ProgramRow[]>((rows, module, at) => {
    const own = of.get(module.id) ?? []
    const isOpen = !closed.has(module.id)
    const place = first.length + at + 1
    rows.push({
      ...{ kind: 'module', id: moduleRowId(module.id), number: at + 1, module, lessons: own, isOpen },
      ...{ level: 1, place, size },
    })
    if (isOpen)
      rows.push(
        ...own.map((lesson, index) =>
          rowOf(lesson, `${at + 1}.${index + 1}`, { level: 2, place: index + 1, size: own.length }),
        ),
      )
    return rows
  }, before)
}

export const titleOf = (row: ProgramRow): string =>
  row.kind === 'module' ? row.module.title : row.lesson.title

/** A line whose title holds the words of a search, and the module in which it stands. */
interface FoundLine {
  readonly id: string
  readonly module: ProgramModule | undefined
}

/** The lines of a program, of closed modules too, whose titles hold some words; none for no words. */
export const findLines = (program: Program, words: string): FoundLine[] => {
  if (words.trim() === '') return []
  const modules = new Map(program.modules.map((module) => [module.id, module]))
  return rowsOf(program, new Set())
    .filter((row) => holdsWords(titleOf(row), words))
    .map((row) => ({
      id: row.id,
      module: row.kind === 'lesson' ? modules.get(row.lesson.module_id ?? 0) : undefined,
    }))
}

/** The order that some lines show. What a closed module holds stays in it, before what was put into it. */
const orderOf = (rows: readonly ProgramRow[]): ProgramOrder => {
  const order: ProgramOrder = { lesson_ids: [], modules: [] }
  for (const row of rows) {
    if (row.kind === 'lesson') (order.modules.at(-1) ?? order).lesson_ids.push(row.lesson.id)
    else
      order.modules.push({ id: row.module.id, lesson_ids: row.isOpen ? [] : row.lessons.map(({ id }) => id) })
  }
  return order
}

/**
 * The order after the line at `from` went to the place `to`, counted without it. A lesson goes into the module above its new place; a module
 * takes its lessons along and goes between modules.
 */
export const moveRow = (rows: readonly ProgramRow[], from: number, to: number): ProgramOrder => {
  const row = rows[from]
  if (row?.kind !== 'module') return orderOf(row ? inserted(removed(rows, from), to, row) : rows)
  const modules = rows.filter((each) => each.kind === 'module')
  const at = modules.indexOf(row)
  const above = removed(rows, from).slice(0, to)
  const wanted = above.filter((each) => each.kind === 'module').length
  // A step by key over lines of its own, or of the module above, is a step among the modules.
  const place = wanted === at ? at + Math.sign(to - from) : wanted
  return putModule(rows, at, Math.min(Math.max(place, 0), modules.length - 1))
}

/** The order after the module at one place among the modules went to another one. */
const putModule = (rows: readonly ProgramRow[], from: number, to: number): ProgramOrder => {
  const { lesson_ids, modules } = orderOf(rows)
  return { lesson_ids, modules: inserted(removed(modules, from), to, ...modules.slice(from, from + 1)) }
}

/** The order after lessons went to the end of a module; null: before the first module. */
export const putLessons = (
  rows: readonly ProgramRow[],
  ids: readonly number[],
  module: number | null,
): ProgramOrder => {
  const order = orderOf(rows)
  const stays = (id: number) => !ids.includes(id)
  const all = [...order.lesson_ids, ...order.modules.flatMap((each) => each.lesson_ids)]
  const coming = all.filter((id) => !stays(id))
  return {
    lesson_ids: [...order.lesson_ids.filter(stays), ...(module === null ? coming : [])],
    modules: order.modules.map((each) => ({
      id: each.id,
      lesson_ids: [...each.lesson_ids.filter(stays), ...(each.id === module ? coming : [])],
    })),
  }
}

/** The program in another order, before the server has it. */
export const inOrder = (program: Program, order: ProgramOrder): Program => {
  const modules = new Map(program.modules.map((module) => [module.id, module]))
  const lessons = new Map(program.lessons.map((lesson) => [lesson.id, lesson]))
  const groups = [{ id: null, lesson_ids: order.lesson_ids }, ...order.modules]
  return {
    ...program,
    modules: order.modules.flatMap(({ id }) => modules.get(id) ?? []),
    lessons: groups.flatMap((group) =>
      group.lesson_ids.flatMap((id) => {
        const lesson = lessons.get(id)
        if (!lesson) return []
        // What did not change is not drawn again.
        return [lesson.module_id === group.id ? lesson : { ...lesson, module_id: group.id }]
      }),
    ),
  }
}

/** The order in which a program stands now. */
export const currentOrder = (program: Program): ProgramOrder => orderOf(rowsOf(program, new Set()))

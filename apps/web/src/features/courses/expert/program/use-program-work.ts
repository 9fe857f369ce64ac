import type { Program, ProgramLesson, ProgramModule } from '@lectern/contract/courses/program'
import type {
  changeProgramLessons as changeOperation,
  updateModule as updateModuleOperation,
} from '@lectern/contract/courses/program.api'
import type { OperationInput } from '@lectern/contract/kernel/operation'
import type { LessonChange } from '@lectern/contract/lessons/lesson'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { queryFor, queryKeyOf } from '../../../../lib/api/index.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { createLesson, deleteLesson, getLesson, restoreLesson, updateLesson } from '../../../lessons/index.ts'
import {
  changeProgramLessons,
  createModule,
  deleteModule,
  duplicateLesson,
  duplicateModule,
  getCourse,
  getProgram,
  listCourseCards,
  orderProgram,
  restoreModule,
  updateModule,
} from '../../api.ts'
import { currentOrder, inOrder, type ProgramOrder } from './program-rows.ts'

type BulkChange = Omit<OperationInput<typeof changeOperation>['body'], 'lesson_ids'>
type ModuleChange = OperationInput<typeof updateModuleOperation>['body']
interface Reply {
  readonly data: Program
}

/** The program of a course in the browser: what is shown of it, and how it is read anew. */
const useShownProgram = (course: number) => {
  const queryClient = useQueryClient()
  const key = queryFor(getProgram, { params: { course } }).queryKey
  const read = () => queryClient.getQueryData<Reply>(key)?.data
  const show = (change: (program: Program) => Program): void => {
    queryClient.setQueryData<Reply>(key, (shown) => shown && { data: change(shown.data) })
  }
  return {
    read,
    show,
    /** Shown before the server answers; an older answer on its way does not come over it. */
    showNow: async (change: (program: Program) => Program) => {
      await queryClient.cancelQueries({ queryKey: key })
      show(change)
    },
    reload: async (): Promise<void> => {
      await Promise.all(
        [getProgram, getCourse, getLesson, listCourseCards].map((call) =>
          queryClient.invalidateQueries({ queryKey: queryKeyOf(call) }),
        ),
      )
    },
  }
}

/** What is done with the lessons and modules of a program: shown at once, taken back when the school refuses. */
export const useProgramWork = (course: number) => {
  const { t } = useTexts()
  const { read, show, showNow, reload: readAnew } = useShownProgram(course)
  const params = { course }
  // How many orders are on their way: what the server says before the last of them is older than what is shown.
  const waiting = useRef(0)
  // In the state of the page, so that it is drawn before the next key: a query tells of its change a moment later.
  const [wanted, setWanted] = useState<ProgramOrder>()
  const reload = async (): Promise<void> => {
    if (waiting.current === 0) await readAnew()
  }
  const onSuccess = ({ data }: Reply) => {
    if (waiting.current === 0) show(() => data)
    void reload()
  }
  const undo = (title: string, message: string, onSelect: () => void) =>
    toasts.show({ title, message, action: { label: t('create-course.undo'), onSelect } })
  const changed = (lesson: ProgramLesson, change: Partial<ProgramLesson>, ids: ReadonlySet<number>) =>
    ids.has(lesson.id) ? { ...lesson, ...change } : lesson

  const add = useMutation({
    mutationFn: (lesson: { title: string; module_id: number | null }) =>
      createLesson({ params, body: lesson }),
    onSuccess: reload,
  })
  const order = useMutation({
    mutationFn: (body: ProgramOrder) => orderProgram({ params, body }),
    // One after the other: the last one has to be the last on the server too.
    scope: { id: `program-${course}` },
    onSettled: (reply) => {
      waiting.current -= 1
      if (waiting.current === 0) setWanted(undefined)
      return reply ? onSuccess(reply) : reload()
    },
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: Pick<LessonChange, 'title' | 'status_id' | 'release'> & { id: number }) =>
      updateLesson({ params: { course, lesson: id }, body }),
    onMutate: ({ id, release: _checked, ...shown }) => {
      const defined = Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined))
      return showNow((program) => ({
        ...program,
        lessons: program.lessons.map((lesson) => changed(lesson, defined, new Set([id]))),
      }))
    },
    onSettled: reload,
  })
  const changeMany = useMutation({
    mutationFn: ({ ids, ...body }: BulkChange & { ids: readonly number[] }) =>
      changeProgramLessons({ params, body: { ...body, lesson_ids: [...ids] } }),
    onSuccess,
  })
  const restore = useMutation({
    mutationFn: (id: number) => restoreLesson({ params: { course, lesson: id } }),
    onSuccess: reload,
  })
  const remove = useMutation({
    mutationFn: ({ id }: ProgramLesson) => deleteLesson({ params: { course, lesson: id } }),
    onMutate: ({ id }) =>
      show((program) => ({ ...program, lessons: program.lessons.filter((lesson) => lesson.id !== id) })),
    onSuccess: (_reply, { id, title }) => undo(t('courses.lesson_deleted'), title, () => restore.mutate(id)),
    onSettled: reload,
  })
  const copyLesson = useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      duplicateLesson({ params: { course, lesson: id }, body: { title } }),
    onSuccess,
  })

  const move = (next: ProgramOrder): void => {
    setWanted(next)
    show((program) => inOrder(program, next))
    waiting.current += 1
    order.mutate(next)
  }
  const modules = useModuleWork(course, { read, show, reload, onSuccess, move, undo })
  return { wanted, add, change, changeMany, remove, copyLesson, move, reload, ...modules }
}

interface ModuleHands {
  readonly read: () => Program | undefined
  readonly show: (change: (program: Program) => Program) => void
  readonly reload: () => Promise<void>
  readonly onSuccess: (reply: Reply) => void
  readonly move: (order: ProgramOrder) => void
  readonly undo: (title: string, message: string, onSelect: () => void) => void
}

const useModuleWork = (course: number, { read, show, reload, onSuccess, move, undo }: ModuleHands) => {
  const { t } = useTexts()
  const params = { course }
  const addModule = useMutation({
    mutationFn: (title: string) => createModule({ params, body: { title } }),
    onSuccess,
  })
  const changeModule = useMutation({
    mutationFn: ({ id, ...body }: ModuleChange & { id: number }) =>
      updateModule({ params: { course, module: id }, body }),
    onMutate: ({ id, title }) => {
      if (title === undefined) return
      const renamed = (module: ProgramModule) => (module.id === id ? { ...module, title } : module)
      show((program) => ({ ...program, modules: program.modules.map(renamed) }))
    },
    onSuccess,
    onError: reload,
  })
  const restore = useMutation({
    mutationFn: (id: number) => restoreModule({ params: { course, module: id } }),
    onSuccess,
  })
  const removeModule = useMutation({
    mutationFn: ({ id, lessons }: ProgramModule & { lessons: 'keep' | 'delete' }) =>
      deleteModule({ params: { course, module: id }, query: { lessons } }),
    onMutate: () => {
      const program = read()
      return { before: program && currentOrder(program) }
    },
    onSuccess: (reply, { id, title, lessons }, { before }) => {
      onSuccess(reply)
      undo(t('courses.module_deleted'), title, () =>
        restore.mutate(id, {
          // Lessons that stayed go back into it, while the program is otherwise as it was.
          onSuccess: () => lessons === 'keep' && before && move(before),
        }),
      )
    },
  })
  const copyModule = useMutation({
    mutationFn: ({ id, title }: { id: number; title: string }) =>
      duplicateModule({ params: { course, module: id }, body: { title } }),
    onSuccess,
  })
  return { addModule, changeModule, removeModule, copyModule }
}

export type ProgramWork = ReturnType<typeof useProgramWork>

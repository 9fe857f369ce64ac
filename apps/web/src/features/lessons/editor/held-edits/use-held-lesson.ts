import type { HeldLessonEdits } from '@lectern/contract/lessons/held-edits/held-edits'
import type { Lesson } from '@lectern/contract/lessons/lesson'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AskedAboutEdits, HeldDecision } from '../../../../frame/expert/index.ts'
import { useConnection } from '../../../../frame/index.ts'
import { ApiError } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { discardEdits, holdEdits, releaseEdits, restoreVersion, updateLesson } from '../../api.ts'
import type { SectionDocument } from '../section/open-section.ts'
import { changeWords } from './change-words.ts'
import { useLessonHold } from './use-lesson-hold.ts'
import { useStoreLesson } from './use-store-lesson.ts'

/** A lesson that is being edited. */
interface EditedLesson {
  readonly lesson: Pick<Lesson, 'id' | 'course_id' | 'image' | 'lesson_previews'>
  readonly fields: { readonly title: string }
  readonly docs: ReadonlyMap<number, SectionDocument>
  /** A change of its own fields that the server refused is to be decided about first. */
  readonly state: { readonly refused?: unknown } | undefined
  readonly reload: () => Promise<void>
}

/** What the editor of a lesson shows of its held edits, and what is decided about them. */
export interface HeldLessonWork extends HeldDecision {
  /** How often the person has decided: what they pressed is gone each time. */
  readonly decided: number
}

/** Holds, releases and discards the edits of a lesson. */
export const useHeldLesson = (editing: EditedLesson, activeEntity: string): HeldLessonWork => {
  const { t } = useTexts()
  const { lesson, docs, state } = editing
  const { data, refetch } = useLessonHold(lesson.id, activeEntity)
  const held = data?.data.held ?? undefined
  const [asked, setAsked] = useState<AskedAboutEdits>()
  const [decided, setDecided] = useState(0)
  const isAway = useConnection() === 'none'
  const store = useStoreLesson(lesson.id, docs)
  const done = async () => {
    setAsked(undefined)
    setDecided((before) => before + 1)
    await Promise.all([refetch(), editing.reload()])
  }
  const { reset, isBusy, ...decisions } = useDecisions({ editing, held, store, done, reread: refetch })
  // What is asked about is what the server has: everything that was written is stored before.
  const prepare = useMutation({
    mutationFn: async () => {
      await store()
      await refetch()
    },
    meta: { showsErrors: true },
  })
  return {
    held,
    waiting: held ? changeWords(held.changes, t) : [],
    mayEdit: true,
    isBlocked: isAway || prepare.isPending || state?.refused !== undefined,
    isBusy,
    ...decisions,
    asked,
    decided,
    ask: (what) => {
      reset()
      setAsked(what)
      if (what) prepare.mutate()
    },
  }
}

interface Deciding {
  readonly editing: EditedLesson
  readonly held: HeldLessonEdits | undefined
  readonly store: () => Promise<void>
  readonly done: () => Promise<void>
  readonly reread: () => Promise<unknown>
}

const useDecisions = ({ editing, held, store, done, reread }: Deciding) => {
  const { t } = useTexts()
  const params = { lesson: editing.lesson.id }
  const seen = held ? { state: held.state } : {}
  // What somebody else has stored comes in, so that the next press is made on it.
  const options = { onError: reread, meta: { showsErrors: true } }
  const putBack = usePutBack(editing, done)
  const hold = useMutation({
    mutationFn: async () => {
      await store()
      await holdEdits({ params })
    },
    onSuccess: done,
    ...options,
  })
  const release = useMutation({
    mutationFn: () => releaseEdits({ params, body: seen }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('lesson-editor.lesson_held_released') })
      await done()
    },
    ...options,
  })
  const discard = useMutation({
    mutationFn: () => discardEdits({ params, body: seen }),
    onSuccess: async ({ version_before: version }) => {
      const action = { label: t('create-course.undo'), onSelect: () => putBack(version) }
      toasts.show({ title: t('create-course.held_discarded'), ...(version !== null && { action }) })
      await done()
    },
    ...options,
  })
  const all = [hold, release, discard]
  const failed = all.find(({ error }) => error)?.error
  const isStale = failed instanceof ApiError && failed.code === 'stale_revision'
  return {
    hold: () => hold.mutate(),
    release: () => release.mutate(),
    discard: () => discard.mutate(),
    isBusy: all.some(({ isPending }) => isPending),
    error: failed
      ? isStale
        ? t('lesson-editor.lesson_held_changed_meanwhile')
        : errorText(failed, t)
      : undefined,
    reset: () => {
      for (const each of all) each.reset()
    },
  }
}

/** Puts discarded edits back, held: what stood in the lesson, its title and its pictures. */
const usePutBack = ({ lesson, fields }: EditedLesson, done: () => Promise<void>) => {
  const { t } = useTexts()
  const { course_id: course, id, image, lesson_previews } = lesson
  const { title } = fields
  const work = useMutation({
    mutationFn: async (version: number) => {
      await holdEdits({ params: { lesson: id } })
      await restoreVersion({ params: { lesson: id, version } })
      await updateLesson({ params: { course, lesson: id }, body: { title, image, lesson_previews } })
    },
    onSuccess: done,
    onError: (error) => toasts.show({ tone: 'danger', title: errorText(error, t) }),
  })
  return (version: number | null) => {
    if (version !== null) work.mutate(version)
  }
}

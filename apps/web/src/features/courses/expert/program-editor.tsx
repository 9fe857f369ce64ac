import type { Course, Program } from '@lectern/contract/courses/course'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { ListTree, Plus } from 'lucide-react'
import { useMemo, useRef, useState, type FormEvent } from 'react'
import { lessonLimits } from '@lectern/contract/lessons/lesson'
import { useTexts } from '../../../lib/texts/index.ts'
import { CopyContent } from '../../lessons/index.ts'
import { ProgramLesson } from './program-lesson.tsx'
import { useProgramWork } from './use-program-work.ts'
import styles from './program.module.css'

interface ProgramEditorProps {
  course: Course
  lessons: Program['lessons']
}

/** The lessons of a course in their order. */
export const ProgramEditor = ({ course, lessons }: ProgramEditorProps) => {
  const { t } = useTexts()
  const work = useProgramWork(course.id)
  const [copyTo, setCopyTo] = useState<Program['lessons'][number]>()
  const ids = useMemo(() => lessons.map((lesson) => String(lesson.id)), [lessons])
  const { list, itemProps, handleProps } = useSortable({ ids, onMove: work.move })
  return (
    <div className={styles.program}>
      {lessons.length === 0 && (
        <EmptyState
          icon={ListTree}
          framed
          title={t('create-course.program_empty')}
          text={t('create-course.program_empty_text')}
        />
      )}
      {lessons.length > 0 && (
        <ol ref={list} className={styles.list}>
          {lessons.map((lesson, at) => (
            <ProgramLesson
              key={lesson.id}
              courseId={course.id}
              lesson={lesson}
              number={at + 1}
              total={lessons.length}
              item={itemProps(at)}
              handle={handleProps(at)}
              work={work}
              onMove={(step) => work.move(at, at + step)}
              onCopyTo={() => setCopyTo(lesson)}
            />
          ))}
        </ol>
      )}
      <AddLesson add={work.add} />
      {copyTo && <CopyContent lesson={copyTo} onClose={() => setCopyTo(undefined)} onCopied={work.reload} />}
    </div>
  )
}

const AddLesson = ({ add }: { add: ReturnType<typeof useProgramWork>['add'] }) => {
  const { t } = useTexts()
  const [title, setTitle] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (title.trim() === '' || add.isPending) return
    add.mutate(title.trim(), {
      onSuccess: () => {
        setTitle('')
        field.current?.focus()
      },
    })
  }
  return (
    <form noValidate className={styles.add} onSubmit={submit}>
      <TextInput
        ref={field}
        value={title}
        maxLength={lessonLimits.title}
        placeholder={t('create-course.lesson_new_title')}
        aria-label={t('create-course.lesson_new_title')}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="primary"
        icon={<Icon of={Plus} />}
        busy={add.isPending}
        disabled={title.trim() === ''}
      >
        {t('create-course.lesson_add')}
      </Button>
    </form>
  )
}

import { mostListedPractices } from '@lectern/contract/blocks/types/practices/index'
import { Button } from '@lectern/ui/actions/button'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { Link } from '@lectern/ui/actions/link'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { Skeleton } from '@lectern/ui/feedback/skeleton'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import textStyles from '@lectern/ui/text/text.module.css'
import { classNames } from '@lectern/ui/theme/class-names'
import { useQuery } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { queryFor } from '../../../../lib/api/index.ts'
import { errorText } from '../../../../lib/errors.ts'
import { inserted, moved, removed } from '../../../../lib/lists.ts'
import { expertPaths } from '../../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { getQuiz, QuizPicker } from '../../../quizzes/index.ts'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'
import styles from './practices.module.css'

/** Several practices in their order: made here, or taken from the school's library. */
export const PracticesUnitEditor = ({ unit, onUnit, startHere }: BlockEditorProps<UnitOf<7>>) => {
  const { t } = useTexts()
  const quizIds = unit.content.practices.flatMap(({ quiz_id: id }) => id ?? [])
  const [isPicking, setPicking] = useState(quizIds.length === 0)
  const change = (ids: readonly number[]) =>
    onUnit({ ...unit, content: { practices: ids.map((quiz_id) => ({ quiz_id })) } })
  const newest = useRef({ quizIds, change })
  useLayoutEffect(() => {
    newest.current = { quizIds, change }
  })
  const { list, itemProps, handleProps } = useSortable({
    ids: quizIds.map(String),
    onMove: (from, to) => change(moved(quizIds, from, to)),
  })
  const remove = (at: number, id: number, name: string) => {
    change(removed(quizIds, at))
    toasts.show({
      title: t('create-course.item_removed', { text: name }),
      action: {
        label: t('create-course.undo'),
        onSelect: () => {
          const now = newest.current
          if (!now.quizIds.includes(id))
            now.change(inserted(now.quizIds, Math.min(at, now.quizIds.length), id))
        },
      },
    })
  }
  const pick = (id: number) => {
    setPicking(false)
    if (!quizIds.includes(id)) change([...quizIds, id])
  }
  return (
    <>
      <ol ref={list} className={styles.list}>
        {quizIds.map((id, at) => (
          <ListedPractice
            key={id}
            quizId={id}
            place={{ number: at + 1, total: quizIds.length }}
            row={itemProps(at)}
            handle={handleProps(at)}
            onRemove={(name) => remove(at, id, name)}
          />
        ))}
      </ol>
      {isPicking ? (
        <QuizPicker
          suggestedName={t('lesson-editor.quiz_suggested_name')}
          startHere={startHere && quizIds.length === 0}
          onPick={pick}
        />
      ) : (
        <Button
          variant="quiet"
          icon={<Icon of={Plus} />}
          disabled={quizIds.length >= mostListedPractices}
          onClick={() => setPicking(true)}
        >
          {quizIds.length >= mostListedPractices
            ? t('lesson-editor.practices_full', { count: mostListedPractices })
            : t('lesson-editor.practices_more')}
        </Button>
      )}
    </>
  )
}

interface ListedPracticeProps {
  quizId: number
  place: { number: number; total: number }
  row: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onRemove: (name: string) => void
}

/** One practice of the list; its questions are written on its own page. */
const ListedPractice = ({ quizId, place, row, handle, onRemove }: ListedPracticeProps) => {
  const { t } = useTexts()
  const { data, error } = useQuery(queryFor(getQuiz, { params: { quiz: quizId } }))
  const name = data?.data.name ?? ''
  return (
    <li {...row} className={classNames(styles.row, sortItemClass)}>
      <SortHandle {...handle} name={name} label={t('lesson-editor.practices_move', { name, ...place })} />
      <div className={styles.words}>
        {data && (
          <>
            <Link href={expertPaths.quiz(quizId)} className={styles.name}>
              {name}
            </Link>
            <span className={textStyles.muted}>
              {t('create-course.questions_count', { count: data.data.content.questions.length })}
            </span>
          </>
        )}
        {error && <span role="alert">{errorText(error, t)}</span>}
        {!data && !error && <Skeleton height="2.5rem" />}
      </div>
      <IconButton
        icon={X}
        label={t('lesson-editor.practices_remove', { name })}
        size="small"
        onClick={() => onRemove(name)}
      />
    </li>
  )
}

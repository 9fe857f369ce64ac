import { rowsInOrder } from '@lectern/contract/quizzes/question-types/types/sorting/answer'
import { nameOfThing } from '@lectern/contract/quizzes/question-types/shared/thing-words'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { useDragNews } from '@lectern/ui/dragging/announcer'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { classNames } from '@lectern/ui/theme/class-names'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { moved } from '../../../../../lib/lists.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { AuthorThing } from '../../../shown/author-thing.tsx'
import { SheetDragWords } from '../../shared/sheet-drag-words.tsx'
import type { PlayerProps, QuestionOf } from '../../question-view.ts'
import { itemsInOrder } from './items-in-order.ts'
import styles from './sorting.module.css'

type SortingProps = PlayerProps<QuestionOf<'sorting'>>

/** Items to put in order: by dragging, by the buttons up and down, or with Alt and the arrows. */
export const SortingPlayer = (props: SortingProps) => (
  <SheetDragWords>
    <SortingSheet {...props} />
  </SheetDragWords>
)

const SortingSheet = ({ question, answer, onAnswer }: SortingProps) => {
  const { t } = useTexts()
  const items = useMemo(() => itemsInOrder(question, answer), [question, answer])
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const move = (from: number, to: number) => onAnswer(rowsInOrder(moved(items, from, to)))
  const { list, itemProps, handleProps } = useSortable({ ids, onMove: move })
  const tell = useDragNews()
  const pressed = useRef<HTMLElement>(null)
  // A browser takes the focus away from what is moved within the page.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [ids])

  const step = (at: number, by: 1 | -1) => (button: HTMLElement) => {
    const to = at + by
    if (to < 0 || to >= items.length) return
    pressed.current = button
    move(at, to)
    tell((words) => words.put(nameOfThing(items[at] ?? { text: '' }), to + 1, items.length))
  }
  return (
    <div className={styles.sheet}>
      <p className={styles.hint}>{t('quiz.sort_hint')}</p>
      <ol ref={list} className={styles.list} aria-label={t('quiz.sort_items')}>
        {items.map((item, at) => {
          const name = nameOfThing(item)
          return (
            <li key={item.id} {...itemProps(at)} className={classNames(styles.item, sortItemClass)}>
              <SortHandle
                {...handleProps(at)}
                name={name}
                label={t('quiz.sort_move', { item: name, number: at + 1, total: items.length })}
              />
              <span className={styles.number}>{at + 1}</span>
              <span className={styles.text}>
                <AuthorThing thing={item} />
              </span>
              <span className={styles.steps}>
                <IconButton
                  icon={ChevronUp}
                  size="large"
                  label={t('quiz.sort_up', { item: name })}
                  aria-disabled={at === 0}
                  onClick={(event) => step(at, -1)(event.currentTarget)}
                />
                <IconButton
                  icon={ChevronDown}
                  size="large"
                  label={t('quiz.sort_down', { item: name })}
                  aria-disabled={at === items.length - 1}
                  onClick={(event) => step(at, 1)(event.currentTarget)}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

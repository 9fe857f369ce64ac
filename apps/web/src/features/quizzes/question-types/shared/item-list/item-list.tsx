import { questionLimits } from '@lectern/contract/quizzes/question-types/shared/common'
import { Button } from '@lectern/ui/actions/button'
import { useSortable } from '@lectern/ui/dragging/use-sortable'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Icon } from '@lectern/ui/layout/icon'
import { Plus } from 'lucide-react'
import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { inserted, moved, replaced } from '../../../../../lib/lists.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { IssueWords } from '../../../editor/issue-note.tsx'
import type { FieldIssue } from '../../question-editor.ts'
import { isBlank, removeItem, restoreItem, writeItem, type Item } from './item-edits.ts'
import { ItemRow, type ItemWords } from './item-row.tsx'
import styles from './item-list.module.css'

interface ItemListProps<I extends Item> {
  items: readonly I[]
  onItems: (items: I[]) => void
  /** A new one with nothing written in it. */
  make: () => I
  words: ItemWords
  /** How many there may be: at least (1) and at most (as many as a question holds). */
  least?: number
  most?: number
  issues: readonly FieldIssue[]
  issueWords: IssueWords
  /** Whether an item may have a picture. */
  pictures?: boolean
  /** Between the handle and the text of an item, such as the mark of a right one. */
  renderBefore?: (item: I, at: number) => ReactNode
  /** Below the text of an item: what belongs to it. */
  renderBelow?: (item: I, at: number) => ReactNode
  /** What an item is called while nothing is written in it. */
  placeholder?: (item: I, at: number) => string | undefined
  /** Whether an item waits for what is written next; blank ones do. */
  isFree?: (item: I) => boolean
  /** Beside the button that adds one more. */
  children?: ReactNode
}

const fieldOf = (box: HTMLElement | null, id: string) =>
  box?.querySelector<HTMLInputElement>(`[data-item="${CSS.escape(id)}"] input[type="text"]`)

/** Puts the caret into an item after it has been drawn. */
const useItemFocus = () => {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    fieldOf(box.current, wanted.current)?.focus()
    wanted.current = undefined
  })
  const goTo = (id: string) => fieldOf(box.current, id)?.focus()
  return { box, goTo, focus: (id: string | undefined) => void (wanted.current = id) }
}

type ItemFocus = Omit<ReturnType<typeof useItemFocus>, 'box'>

/** The changes of a list; what was removed can be brought back into the list as it is by then. */
const useItemEdits = <I extends Item>(props: ItemListProps<I>, { focus, goTo }: ItemFocus) => {
  const { items, onItems, make, most = questionLimits.options, isFree = isBlank } = props
  const { t } = useTexts()
  const newest = useRef({ items, onItems })
  useLayoutEffect(() => {
    newest.current = { items, onItems }
  })
  const bringBack = (at: number, item: I) =>
    newest.current.onItems(restoreItem(newest.current.items, at, item))
  return {
    write: (at: number, text: string) => onItems(writeItem(items, at, text, make, most, isFree)),
    addBehind: (at: number) => {
      const next = items[at + 1]
      if (next && isFree(next)) return goTo(next.id)
      if (items.length >= most) return
      const item = make()
      focus(item.id)
      onItems(inserted(items, at + 1, item))
    },
    remove: (at: number, item: I) => {
      const left = removeItem(items, at)
      focus(left.focus)
      onItems(left.items)
      if (item.text.trim() === '') return
      toasts.show({
        title: t('create-course.item_removed', { text: item.text }),
        action: { label: t('create-course.undo'), onSelect: () => bringBack(at, item) },
      })
    },
  }
}

/**
 * Things that an author writes, a line each: Enter goes on to a blank one or adds one, Backspace in an empty one removes it, Alt and arrows or the
 * handle move it, several pasted lines become several of them.
 */
export const ItemList = <I extends Item>(props: ItemListProps<I>) => {
  const { items, onItems, words, least = 1, most = questionLimits.options } = props
  const { issues, issueWords, renderBefore, renderBelow, placeholder, pictures, children } = props
  const { t } = useTexts()
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const onMove = (from: number, to: number) => onItems(moved(items, from, to))
  const { list, itemProps, handleProps } = useSortable({ ids, onMove })
  const { box, ...focus } = useItemFocus()
  const { write, addBehind, remove } = useItemEdits(props, focus)
  return (
    <>
      <div ref={box}>
        <ol ref={list} className={styles.list}>
          {items.map((item, at) => (
            <ItemRow
              key={item.id}
              item={item}
              number={at + 1}
              total={items.length}
              words={words}
              issue={issues.find((issue) => issue.at === item.id)?.code}
              issueWords={issueWords}
              placeholder={placeholder?.(item, at)}
              before={renderBefore?.(item, at)}
              below={renderBelow?.(item, at)}
              row={itemProps(at)}
              handle={handleProps(at)}
              onText={(text) => write(at, text)}
              onImage={pictures ? (image) => onItems(replaced(items, at, { ...item, image })) : undefined}
              onEnter={() => addBehind(at)}
              onRemove={items.length > least ? () => remove(at, item) : undefined}
            />
          ))}
        </ol>
      </div>
      <div className={styles.foot}>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon of={Plus} />}
          disabled={items.length >= most}
          onClick={() => addBehind(items.length - 1)}
        >
          {t(words.add)}
        </Button>
        {children}
      </div>
    </>
  )
}

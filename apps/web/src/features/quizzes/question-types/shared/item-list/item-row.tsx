import type { Picture } from '@lectern/contract/quizzes/question-types/shared/common'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { SortHandle, sortItemClass } from '@lectern/ui/dragging/sort-handle'
import { classNames } from '@lectern/ui/theme/class-names'
import { X } from 'lucide-react'
import type { ClipboardEvent, ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { useTexts, type TextId } from '../../../../../lib/texts/index.ts'
import type { IssueWords } from '../../../editor/issue-note.tsx'
import { AddPicture } from '../../../question-head/picture-field.tsx'
import type { Item } from './item-edits.ts'
import styles from './item-list.module.css'
import { ThingField } from './thing-field.tsx'

/** What the items of a list are called; each may say {number} and {total}. */
export interface ItemWords {
  readonly text: TextId
  readonly placeholder: TextId
  readonly move: TextId
  readonly remove: TextId
  readonly add: TextId
}

interface ItemRowProps {
  item: Item
  number: number
  total: number
  words: ItemWords
  issue: string | undefined
  issueWords: IssueWords
  /** In place of the common words of an empty item. */
  placeholder: string | undefined
  /** Between handle and text. */
  before: ReactNode
  /** Below the item. */
  below: ReactNode
  row: ComponentProps<'li'>
  handle: ComponentProps<'button'>
  onText: (text: string) => void
  onEnter: () => void
  /** Undefined where a picture makes no sense. */
  onImage: ((image: Picture | null) => void) | undefined
  /** Undefined where the list needs this one. */
  onRemove: (() => void) | undefined
}

const isPlain = (event: KeyboardEvent) => !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey

/** One item: its handle, its text, and what is wrong with it. */
export const ItemRow = (props: ItemRowProps) => {
  const { item, number, total, words, issue, issueWords, placeholder, before, below, row, handle } = props
  const { onText, onEnter, onImage, onRemove } = props
  const { t } = useTexts()
  const pictureLabels = {
    add: t('questions.picture_add_to', { of: String(number) }),
    remove: t('questions.picture_remove_of', { of: String(number) }),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || !isPlain(event)) return
    if (event.key === 'Enter') onEnter()
    else if (event.key === 'Backspace' && item.text === '' && onRemove) onRemove()
    else return
    event.preventDefault()
  }
  // A list pasted from elsewhere becomes items, one for each line.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain')
    if (!/\r?\n/.test(pasted.trim())) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    const [from, to] = [selectionStart ?? item.text.length, selectionEnd ?? item.text.length]
    onText(item.text.slice(0, from) + pasted.trim() + item.text.slice(to))
  }
  return (
    <li {...row} data-item={item.id} className={classNames(styles.item, sortItemClass)}>
      <SortHandle {...handle} name={item.text} label={t(words.move, { number, total })} />
      {before}
      <ThingField
        thing={item}
        label={t(words.text, { number, total })}
        placeholder={placeholder ?? t(words.placeholder, { number, total })}
        issue={issue}
        issueWords={issueWords}
        onText={onText}
        onImage={onImage}
        pictureLabels={pictureLabels}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {!item.image && onImage && <AddPicture onImage={onImage} label={pictureLabels.add} />}
      <IconButton
        icon={X}
        label={t(words.remove, { number, total })}
        size="small"
        disabled={onRemove === undefined}
        onClick={onRemove}
      />
      {below !== undefined && <div className={styles.below}>{below}</div>}
    </li>
  )
}
